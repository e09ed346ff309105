import { implement } from '@orpc/server';
import { contract } from './contract/contract.js';
import { asContractError } from './failures.js';

/** Implements the contract; what a person can cause becomes one of its errors. */
export const implementContract = () =>
  implement(contract).use(async ({ next }) => {
    try {
      return await next();
    } catch (error) {
      throw asContractError(error);
    }
  });
export type Implementer = ReturnType<typeof implementContract>;
