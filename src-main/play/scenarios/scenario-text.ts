import { damaged, openFile, type FileReading } from '../../cards/envelope.js';
import { faultIn } from '../../cards/model-fault.js';
import { SCENARIO_VERSION, type Scenario } from '../../engine/scenario/scenario.js';
import { scenariosFor } from '../../games/scenarios.js';

export const SCENARIO_ENDING = '.scenario.json';

/** Characters; longer than any scenario that can be played. */
export const LONGEST_SCENARIO = 4_000_000;

const envelope = {
  format: 'cardwright-scenario',
  version: SCENARIO_VERSION,
  word: 'scenario',
  most: LONGEST_SCENARIO,
  mostValues: 200_000,
};

/** Reads what a scenario file holds. Of a newer version, what is understood of it, to be looked at only. */
export function readScenarioText(text: string): FileReading<Scenario> {
  const opened = openFile(text, envelope);
  if (opened.kind === 'damaged') return opened;
  const model = scenariosFor(opened.data).models.scenario;
  if (opened.kind === 'newer') {
    const content = model.safeParse({ ...opened.data, version: SCENARIO_VERSION });
    return { kind: 'newer', version: opened.version, content: content.data ?? null };
  }
  const content = model.safeParse(opened.data);
  return content.success ? { kind: 'good', content: content.data } : damaged(faultIn(content.error));
}

/** Indented, ending in a newline: made for people and for version control. */
export const writeScenarioText = (content: Scenario): string => `${JSON.stringify(content, null, 2)}\n`;
