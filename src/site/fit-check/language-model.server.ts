import type { ModelPrompt } from '../../domain/fit/second-reading/model-prompt.server.ts';

/** The URL and credentials of the language model. */
export type ModelSettings = {
	/** Without a trailing slash, such as "https://models.example/v1". */
	baseUrl: string;
	apiKey: string;
	model: string;
};

/** Calls the model once. @throws ModelError */
export type SendPrompt = (prompt: ModelPrompt, signal: AbortSignal) => Promise<string>;

/**
 * The reason why the model returned no text. The message is a word or two of ours, without the provider's text, URL or
 * key, so that it is safe to log.
 */
export class ModelError extends Error {
	override readonly name = 'ModelFault';
	/** True if the visitor left; this does not count as a failure of the model. */
	readonly isAborted: boolean;

	constructor(message: string, isAborted = false) {
		super(message);
		this.isAborted = isAborted;
	}
}

/** Timeout in milliseconds. */
const ANSWER_WITHIN_MS = 10_000;
/** In bytes; a reading, a sentence and the JSON around them take about five thousand. */
const MAX_ANSWER_LENGTH = 64 * 1024;
const TEMPERATURE = 0.2;
/** A reading with many processes and quotations takes about 400, a sentence of 300 characters about 80. */
const MAX_TOKENS = 700;
/** The status codes of a server that rejects unknown params. */
const NOT_UNDERSTOOD: ReadonlySet<number> = new Set([400, 422]);

/**
 * Requests one chat completion from an OpenAI-compatible server, without following redirects. The reply format is
 * requested with a JSON schema. If the server rejects that, the request is repeated without the schema, and so are all
 * later ones.
 */
export function openLanguageModel(settings: ModelSettings, withinMs = ANSWER_WITHIN_MS): SendPrompt {
	const { baseUrl, apiKey, model } = settings;
	let knowsSchemas = true;
	return async ({ system, user, schema }, signal) => {
		const late = AbortSignal.timeout(withinMs);
		const errorOf = (fallback: string) =>
			signal.aborted
				? new ModelError('nobody waits', true)
				: new ModelError(late.aborted ? 'late' : fallback);
		const send = (format: object) =>
			fetch(`${baseUrl}/chat/completions`, {
				method: 'POST',
				redirect: 'manual',
				signal: AbortSignal.any([signal, late]),
				headers: {
					authorization: `Bearer ${apiKey}`,
					'content-type': 'application/json',
					accept: 'application/json',
				},
				body: JSON.stringify({
					model,
					temperature: TEMPERATURE,
					max_tokens: MAX_TOKENS,
					...format,
					messages: [
						{ role: 'system', content: system },
						{ role: 'user', content: user },
					],
				}),
			}).catch(() => {
				throw errorOf('not reached');
			});
		const bySchema = {
			response_format: { type: 'json_schema', json_schema: { name: 'fit_check', strict: true, schema } },
		};
		let response = await send(knowsSchemas ? bySchema : {});
		if (knowsSchemas && NOT_UNDERSTOOD.has(response.status)) {
			drop(response);
			response = await send({});
			if (response.status === 200) knowsSchemas = false;
		}
		if (response.status !== 200) {
			drop(response);
			throw errorOf(`status ${response.status}`);
		}
		if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(response.headers.get('content-type') ?? '')) {
			drop(response);
			throw errorOf('no JSON');
		}
		let text: string | undefined;
		try {
			text = await readLimited(response, MAX_ANSWER_LENGTH);
		} catch {
			throw errorOf('cut off');
		}
		if (text === undefined) throw errorOf('too long');
		return readContent(text);
	};
}

/** Reads the body; undefined if it has more than `most` bytes, and the rest is not fetched. */
async function readLimited(response: Response, maxBytes: number): Promise<string | undefined> {
	const declared = Number(response.headers.get('content-length') ?? 0);
	if (declared > maxBytes) {
		drop(response);
		return undefined;
	}
	const chunks: Uint8Array[] = [];
	let length = 0;
	for await (const chunk of response.body ?? []) {
		length += chunk.length;
		// Leaving the loop cancels the transfer.
		if (length > maxBytes) return undefined;
		chunks.push(chunk);
	}
	return Buffer.concat(chunks).toString();
}

/** Cancels an unread response, because its connection would stay busy otherwise. */
function drop(response: Response): void {
	response.body?.cancel().catch(() => {});
}

/** The text of the first choice, if the model finished it. */
function readContent(text: string): string {
	let answer: unknown;
	try {
		answer = JSON.parse(text);
	} catch {
		throw new ModelError('no JSON');
	}
	const choices = isRecord(answer) && Array.isArray(answer.choices) ? answer.choices : [];
	const choice: unknown = choices[0];
	const message = isRecord(choice) ? choice.message : undefined;
	const content = isRecord(message) ? message.content : undefined;
	if (typeof content !== 'string') throw new ModelError('no text');
	if (isRecord(choice) && choice.finish_reason === 'length') throw new ModelError('cut off');
	return content;
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null;
}
