/** One invalid field, as reported by the server. */
export type RequestError = { path: string; message: string };

/**
 * The result of a request: its response, or the error. `status` 0 means that the server did not
 * respond.
 */
export type RequestResult<Answer> =
	| { ok: true; answer: Answer; status: number }
	| { ok: false; status: number; detail: string; errors: RequestError[]; answer: unknown };

export type RequestOptions = {
	method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
	/** A JSON value, a form with files, or a raw file. */
	body?: unknown;
	headers?: Record<string, string>;
	signal?: AbortSignal;
};

/** Sends one API request and reads the response; it throws only for an aborted `signal`. */
export async function sendRequest<Answer = unknown>(
	url: string,
	options: RequestOptions = {},
): Promise<RequestResult<Answer>> {
	const { method = 'GET', body, headers, signal } = options;
	// The browser sets the content type of a form, with its boundary; `headers` contains that of a file.
	const isRaw = body instanceof FormData || body instanceof Blob;
	let response: Response;
	let text: string;
	try {
		response = await fetch(url, {
			method,
			signal,
			headers: {
				accept: 'application/json',
				...(body === undefined || isRaw ? {} : { 'content-type': 'application/json' }),
				...headers,
			},
			body: body === undefined || isRaw ? body : JSON.stringify(body),
		});
		// A truncated or aborted response counts as no response.
		text = await response.text();
	} catch (error) {
		if (signal?.aborted) throw error;
		return { ok: false, status: 0, detail: '', errors: [], answer: undefined };
	}
	const answer = readJson(text);
	if (response.ok) return { ok: true, status: response.status, answer: answer as Answer };
	const problem = (answer ?? {}) as { title?: string; detail?: string; errors?: RequestError[] };
	return {
		ok: false,
		status: response.status,
		detail: problem.detail ?? problem.title ?? '',
		errors: problem.errors ?? [],
		answer,
	};
}

function readJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
