/** How node imports TypeScript and JSON of the project. Names of functions stay as they are: those that tests send to a page know of no helper. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from 'rolldown/utils';

const isOfTheProject = (url) => url?.startsWith('file:') && !url.includes('/node_modules/');

/** @type {import('node:module').ResolveHook} */
export async function resolve(specifier, context, next) {
  if (!/^\.{1,2}\/.*\.js$/.test(specifier) || !isOfTheProject(context.parentURL))
    return next(specifier, context);
  try {
    return await next(specifier.replace(/js$/, 'ts'), context);
  } catch (error) {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    return next(specifier, context);
  }
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  const { pathname } = new URL(url);
  if (!isOfTheProject(url) || !/\.(ts|json)$/.test(pathname)) return next(url, context);
  const text = await readFile(fileURLToPath(url), 'utf8');
  const source = pathname.endsWith('.json')
    ? `export default ${text}`
    : await withoutTypes(fileURLToPath(url), text);
  return { format: 'module', shortCircuit: true, source };
}

/** With the map by which errors say where they are in the source. */
async function withoutTypes(file, text) {
  const { code, map, errors } = await transform(file, text, {
    lang: 'ts',
    sourceType: 'module',
    target: 'es2023',
    sourcemap: true,
    typescript: { onlyRemoveTypeImports: true },
  });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  return `${code}\n//# sourceMappingURL=data:application/json;base64,${Buffer.from(JSON.stringify(map)).toString('base64')}`;
}
