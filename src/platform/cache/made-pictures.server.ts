import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * `{view}-{hash of the drawing}-{width}x{height}-{colour}-{width of this file}.{format}`, as `art/gloves` names them.
 */
const NAME = /^([a-z-]+)-[0-9a-f]{8}-\d+x\d+-[0-9a-f]{6}(-\d+\.\w+)$/;

/**
 * The current file name of a rendered glove picture that was redrawn since its address was recorded, for example in an
 * older database, a search engine or an open page.
 * @param folder of the glove's pictures
 * @param name as requested
 * @returns undefined if the requested file exists, or if the glove has no such view
 */
export async function findNameToday(folder: string, name: string): Promise<string | undefined> {
	const [, view, rest] = NAME.exec(name) ?? [];
	if (!view || !rest || (await isThere(join(folder, name)))) return undefined;
	const names = await readdir(folder).catch((): string[] => []);
	return names.find((there) => {
		const found = NAME.exec(there);
		return found?.[1] === view && found[2] === rest;
	});
}

/** The folder of a glove's rendered pictures within `root`; undefined for an invalid part number. */
export function gloveFolder(root: string, partNumber: string): string | undefined {
	return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(partNumber)
		? join(root, 'pictures', 'gloves', partNumber)
		: undefined;
}

const isThere = (path: string) =>
	access(path).then(
		() => true,
		() => false,
	);
