import { mapReadable } from '../../platform/db/stored-json.server.ts';

/** The documents that staff saved, by the names of their parts. */
export type SiteContents = { findContent: (name: string) => string | undefined };

/**
 * Reads a part of the site for its pages: it is parsed once per change, not per visit.
 * @param first used until staff have saved theirs
 * @param unreadable used for what cannot be read, which Today tells staff
 */
export function contentReader<Value>(
	name: string,
	{ first, unreadable, read }: { first: Value; unreadable: Value; read: (document: unknown) => Value },
): (contents: SiteContents) => Value {
	let held: { document: string; value: Value } | undefined;
	return (contents) => {
		const document = contents.findContent(name);
		if (document === undefined) return first;
		if (held?.document === document) return held.value;
		const [value = unreadable] = mapReadable([document], read);
		held = { document, value };
		return value;
	};
}
