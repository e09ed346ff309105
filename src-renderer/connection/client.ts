import type { ContractRouterClient } from '@orpc/contract';
import type { Contract } from '../../src-main/api/contract/contract.js';

/** The program as the renderer sees it: typed calls, wherever they are answered. */
export type Client = ContractRouterClient<Contract>;
