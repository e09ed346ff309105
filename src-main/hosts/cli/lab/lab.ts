import type { Command } from 'commander';
import type { Terminal } from '../terminal.js';
import { addLabCardCommand } from './lab-card.js';
import { addLabDeckCommand } from './lab-deck.js';
import { addLabSetCommand } from './lab-set.js';
import { addLabWorkerCommand } from './lab-worker.js';

export function addLabCommand(program: Command, terminal: Terminal): void {
  const lab = program
    .command('lab')
    .description('find out in many games of computer players what cards and decks are worth');
  addLabCardCommand(lab, terminal);
  addLabSetCommand(lab, terminal);
  addLabDeckCommand(lab, terminal);
  addLabWorkerCommand(lab, terminal);
}
