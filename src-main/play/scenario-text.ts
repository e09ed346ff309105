import { z } from 'zod';
import type { FileReading } from '../cards/files.js';
import { SCENARIO_VERSION, scenario, type Scenario } from '../rules/scenario/format.js';

export const SCENARIO_ENDING = '.scenario.json';

/** Characters; longer than any scenario that can be played. */
export const LONGEST_SCENARIO = 4_000_000;

const envelope = z.looseObject({
  format: z.literal('cardwright-scenario'),
  version: z.number().int().min(1),
});

/** Reads what a scenario file holds. Of a newer version, what is understood of it, to be looked at only. */
export function readScenarioText(text: string): FileReading<Scenario> {
  if (text.length > LONGEST_SCENARIO) return damaged('It is longer than a scenario may be.');
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return damaged(`It is not valid JSON: ${(error as Error).message}.`);
  }
  const outer = envelope.safeParse(data);
  if (!outer.success) return damaged('It does not say "format": "cardwright-scenario" and its version.');
  const { version } = outer.data;
  if (version > SCENARIO_VERSION) {
    const content = scenario.safeParse({ ...outer.data, version: SCENARIO_VERSION });
    return { kind: 'newer', version, content: content.data ?? null };
  }
  const content = scenario.safeParse(data);
  if (content.success) return { kind: 'good', content: content.data };
  const [first] = content.error.issues;
  return damaged(`${first?.path.join('.') ?? ''}: ${first?.message ?? 'is not a scenario'}`);
}

const damaged = (because: string): FileReading<never> => ({ kind: 'damaged', because });

/** Indented, ending in a newline: made for people and for version control. */
export const writeScenarioText = (content: Scenario): string => `${JSON.stringify(content, null, 2)}\n`;
