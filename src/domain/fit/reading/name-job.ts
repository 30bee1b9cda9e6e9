import type { VerdictMessages } from '../wording/verdict-messages.ts';
import type { Facts } from './task-facts.ts';

/** If there are more processes, the first three are named, followed by "the rest". */
const MAX_NAMED = 3;

/**
 * Names the job by its processes and positions: "overhead stick", "TIG and MIG on pipe", "handling", « le TIG au
 * plafond ». Empty if the job names neither a process nor handling.
 */
export function nameJob(facts: Facts, messages: VerdictMessages): string {
	const processes = listNamedProcesses(facts);
	const isTacked = processes.length > 1 && processes.includes('TACKING');
	const names = processes
		.filter((code) => !(isTacked && code === 'TACKING'))
		.map((code) => messages.names[isTacked ? 'process' : 'job'][code] ?? code);
	const positions = processes.includes('HANDLING')
		? []
		: facts.positions.map((code) => messages.names.position[code] ?? code);
	const { and, rest } = messages.job;
	const shown = names.length > MAX_NAMED ? [...names.slice(0, MAX_NAMED), rest] : names;
	const work = isTacked ? messages.job.tacks(joinList(shown, and)) : joinList(shown, and);
	if (work === '' || positions.length === 0) return work;
	if (facts.language === 'fr') return `${work} ${joinList(positions, and)}`;
	const [only] = facts.positions;
	if (facts.positions.length === 1 && only !== 'P' && names.length === 1) return `${positions[0]} ${work}`;
	return `${work} ${joinList(
		positions.map((position, at) => (facts.positions[at] === 'P' ? `on ${position}` : position)),
		and,
	)}`;
}

/** The processes of a job, under the codes that `VerdictMessages` has names for. */
export function listNamedProcesses({ processes, handling, tacking }: Facts): string[] {
	if (processes.length === 0) return handling ? ['HANDLING'] : [];
	return processes.map((code) => (code === 'TACK' && tacking ? 'TACKING' : code));
}

/** "a", "a and b", "a, b and c". */
export function joinList(items: readonly string[], and: string): string {
	const last = items.at(-1) ?? '';
	return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${and} ${last}`;
}
