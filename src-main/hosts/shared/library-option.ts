import { Option } from 'commander';

/** The folder of the library, said when a host starts; without it the one that was open last, or the standard one. */
export const libraryOption = (): Option => new Option('--library <folder>', 'folder of the card library');
