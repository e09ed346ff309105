import type { HostServices } from '../../api/host-services.js';

/** In a browser, finished files are downloaded, and there is no dialog for folders. */
export const webServices: HostServices = {
  kind: 'web',
  saveFile: async (output) => ({ kind: 'download', url: `/output/${output}` }),
  chooseFolder: async () => null,
};
