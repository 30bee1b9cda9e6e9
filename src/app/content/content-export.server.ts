import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ContentPart, readContent } from '../../admin/content/content-commands.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { unlessUnreadable } from '../../platform/db/stored-json.server.ts';
import { CONTENT_PARTS } from './content-parts.server.ts';

/** The file of a part in `content/`, and its place in that file if the file holds several. */
export function contentFile(name: string): { file: string; key?: string } {
	const [, kind, rest] = /^(page|mail)-(.+)$/.exec(name) ?? [];
	if (kind === 'page') return { file: `pages/${rest}.json` };
	if (kind === 'mail') return { file: 'mails.json', key: rest };
	return { file: `${name}.json` };
}

/**
 * Writes the parts as staff saved them into a folder, in the files of `content/`, so that a copy of the site can begin
 * with them. A part that was never saved is written as the site began.
 * @returns the files written, and the parts that cannot be read, which are left out
 */
export async function exportContent(
	db: DatabaseLike,
	folder: string,
): Promise<{ files: string[]; unreadable: string[] }> {
	const files = new Map<string, object>();
	const unreadable: string[] = [];
	for (const part of CONTENT_PARTS as unknown as ContentPart<object>[]) {
		const found = await unlessUnreadable(() => readContent(db, part));
		if (!found) {
			unreadable.push(part.name);
			continue;
		}
		const { version: _, ...value } = found;
		const { file, key } = contentFile(part.name);
		files.set(file, key === undefined ? value : { ...files.get(file), [key]: value });
	}
	for (const [file, value] of files) {
		const path = join(folder, file);
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(path, `${JSON.stringify(value, null, '\t')}\n`);
	}
	return { files: [...files.keys()], unreadable };
}
