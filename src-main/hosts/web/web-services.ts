import type { HostServices } from '../../api/host-services.js';

/** In a browser, finished files are downloaded, and there is no dialog for folders. */
export const webServices: HostServices = {
  kind: 'web',
  saveFile: async (id) => ({ kind: 'download', url: `/output/${id}` }),
  chooseFolder: async () => null,
};
