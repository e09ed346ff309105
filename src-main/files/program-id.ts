import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/**
 * Names a running program so that others can tell whether it still runs without trusting any clock:
 * `<machine>-<boot>-<process space>-<pid>-<start>`. Boot, space and start are 0 where the system does not tell them.
 */
const programId = /^([0-9a-f]{8})-([0-9a-f]{8}|0)-([0-9a-f]{8}|0)-(\d{1,10})-(\d{1,20})$/;

/** `unknown`: it runs on another machine, or the system does not tell when a process began. */
export type Liveness = 'alive' | 'dead' | 'unknown';

let own: string | null = null;

/** The id of this program. */
export function ownProgramId(): string {
  own ??= [machine(), boot(), space(), String(process.pid), startOf(process.pid)?.start ?? '0'].join('-');
  return own;
}

/** Whether the program of this id still runs. Asked of the system; no time is compared with another. */
export function livenessOf(id: string): Liveness {
  const [, onMachine, atBoot, inSpace, pid, start] = programId.exec(id) ?? [];
  if (onMachine !== machine()) return 'unknown';
  if (atBoot !== '0' && boot() !== '0' && atBoot !== boot()) return 'dead';
  if (inSpace !== space()) return 'unknown';
  const process = Number(pid);
  if (!exists(process)) return 'dead';
  const found = startOf(process);
  if (found === null || start === '0') return 'unknown';
  return found.start === start && !found.ended ? 'alive' : 'dead';
}

/** Machines are told apart by their names too, since copies of one disk image have the same machine id. */
const machine = (): string => digest(`${hostname()} ${textOf('/etc/machine-id') ?? ''}`);

/** Another one after each start of the system; only Linux tells it. */
function boot(): string {
  const id = textOf('/proc/sys/kernel/random/boot_id');
  return id === null ? '0' : digest(id);
}

/** Process ids of another container mean nothing here. */
function space(): string {
  try {
    return digest(readlinkSync('/proc/self/ns/pid'));
  } catch {
    return '0';
  }
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}

/** When a process began, in the system's ticks since its start; null where the system does not tell. Source: proc(5), /proc/pid/stat. */
function startOf(pid: number): { readonly start: string; readonly ended: boolean } | null {
  const text = textOf(`/proc/${pid}/stat`);
  // The program's name stands in brackets and may contain anything.
  const fields = text?.slice(text.lastIndexOf(')') + 2).split(' ');
  const [state, start] = [fields?.[0], fields?.[19]];
  if (state === undefined || start === undefined || !/^\d+$/.test(start)) return null;
  // A killed process stays in the list until its parent has asked for it.
  return { start, ended: state === 'Z' || state === 'X' };
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return null;
  }
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);
