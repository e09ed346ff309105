/**
 * The texts of the app's face in one place, for translation: texts/en.po holds every one, and a further language is a
 * further file beside it, named here. Texts stay where they are read, in components and modules; the build looks them up.
 * `npm run texts` brings the catalogue up to date.
 */
import { adapter as components, svelteDefaultHeuristic } from '@wuchale/svelte';
import { defaultHeuristic, defineConfig, pofile } from 'wuchale';
import { adapter as modules, pluralPattern, Transformer } from 'wuchale/adapter-vanilla';

/** Names of keys look like words, but programs read them, not people. */
const KEY =
  /^(?:(?:Mod|Ctrl|Alt|Shift|Meta)(?:\+.*)?|[A-Z]|F\d+|Arrow(?:Up|Down|Left|Right)|Page(?:Up|Down)|Home|End|Enter|Escape|Esc|Tab|Space|Delete|Del|Backspace|ContextMenu|Control)$/;

const unlessKey = (heuristic) => (message) =>
  KEY.test(message.msgStr.join('')) ? false : heuristic(message);

const storage = () => pofile({ location: 'texts/{locale}.po' });

const code = modules({
  files: { include: ['src-renderer/**/*.ts'], ignore: ['**/*.d.ts', 'src-renderer/main.ts'] },
  storage: storage(),
});

/** A module looks its texts up once, when it is loaded, and so may hold some from its beginning. */
const runtime = { ...code.runtime, initReactive: ({ funcName }) => (funcName == null ? false : null) };

function transform({ content, filename, index, expr, matchUrl }) {
  const heuristic = unlessKey(defaultHeuristic);
  const module = new Transformer(
    content,
    filename,
    index,
    heuristic,
    [pluralPattern],
    expr,
    runtime,
    matchUrl,
  );
  const { msgs, output } = module.transform();
  return {
    msgs,
    output: (header) => output(msgs.length === 0 ? header : `${header}\n${module.initRuntime()}`),
  };
}

export default defineConfig({
  locales: ['en'],
  localesDir: 'texts',
  logLevel: 'warn',
  adapters: {
    components: components({
      files: ['src-renderer/**/*.svelte'],
      loader: 'svelte',
      storage: storage(),
      heuristic: unlessKey(svelteDefaultHeuristic),
    }),
    code: { ...code, transform },
  },
});
