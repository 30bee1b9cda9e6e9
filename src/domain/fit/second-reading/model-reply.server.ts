import { z } from 'zod';
import { PERFORMANCES } from '../../ratings/performance.ts';
import { WELDING_POSITIONS, WELDING_PROCESSES } from '../../ratings/welding-process.ts';
import { HAZARDS } from '../reading/task-facts.ts';

const PROCESS_CODES = WELDING_PROCESSES.map(({ code }) => code);
const POSITION_CODES = WELDING_POSITIONS.map(({ code }) => code);

/** Higher than the current of any machine. */
const MAX_AMPS = 5000;

/** The bounds are refinements, which a JSON schema leaves out: not every server's strict mode supports them. */
const current = z
	.number()
	.refine((amps) => amps > 0 && amps <= MAX_AMPS)
	.nullable();

/** More than any job needs; limited because replies are held in memory. */
const MAX_ENTRIES = 60;
const MAX_TEXT_LENGTH = 700;
const text = z.string().refine(({ length }) => length <= MAX_TEXT_LENGTH);
const listOf = <Entry extends z.ZodType>(entry: Entry) =>
	z.array(entry).refine(({ length }) => length <= MAX_ENTRIES);

/** The model's reply. The reading comes before the sentence, so that the model reads before it writes. */
const replySchema = z.object({
	reading: z.object({
		processes: listOf(z.object({ process: z.enum(PROCESS_CODES), ampsFrom: current, ampsTo: current })),
		positions: listOf(z.enum(POSITION_CODES)),
		materials: listOf(text),
		hazards: listOf(z.enum(HAZARDS)),
		denied: listOf(z.enum([...PROCESS_CODES, ...POSITION_CODES, ...HAZARDS])),
		unclear: listOf(text),
	}),
	verdict: z.enum(PERFORMANCES),
	/** The key of the reason that the sentence is about, as numbered in the prompt. */
	finding: z.number(),
	sentence: text,
});

export type ModelReply = z.infer<typeof replySchema>;
/** The facts that a language model read in a task. Untrusted; see `merge-readings.ts`. */
export type ModelReading = ModelReply['reading'];

/** The reply as a strict JSON schema: every property required, no others allowed. */
export const MODEL_REPLY_SCHEMA: Readonly<Record<string, unknown>> = toStrictSchema();

function toStrictSchema(): Record<string, unknown> {
	const { $schema: _, ...schema } = z.toJSONSchema(replySchema);
	return schema;
}

/**
 * Parses a reply, even inside a code fence or with text around it, as sent by servers without JSON schema support. Null
 * for anything else, such as an unknown code: partial replies are not used.
 */
export function parseModelReply(content: string): ModelReply | null {
	const from = content.indexOf('{');
	const to = content.lastIndexOf('}');
	if (from < 0 || to < from) return null;
	let value: unknown;
	try {
		value = JSON.parse(content.slice(from, to + 1));
	} catch {
		return null;
	}
	const reply = replySchema.safeParse(value);
	return reply.success ? reply.data : null;
}
