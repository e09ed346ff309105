import type { PlayInfo } from '../../../src-main/api/answers/play-answers.js';
import type { SelectGroup } from '../controls/fields/select-options.js';

/** Who can play a seat: a person, or a computer player, each with how it plays in a line. @param bots weakest first */
export const occupantChoices = ({
  bots,
}: Pick<PlayInfo['rules'][number], 'bots'>): readonly SelectGroup[] => [
  {
    title: null,
    options: [{ value: 'person', name: 'A person', detail: 'Somebody at this screen.' }],
  },
  {
    title: 'Computer players, the strongest first',
    about: 'They see no more than a person in their seat.',
    options: bots.toReversed().map(({ name, title, about }) => ({ value: name, name: title, detail: about })),
  },
];
