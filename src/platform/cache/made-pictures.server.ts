import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** `{view}-{what was drawn}-{width}x{height}-{colour}-{width of this file}.{format}`, as `art/gloves` names them. */
const NAME = /^([a-z-]+)-[0-9a-f]{8}-\d+x\d+-[0-9a-f]{6}(-\d+\.\w+)$/;

/**
 * Today's name of a glove's rendered picture that has been drawn anew since somebody took note of its address: a
 * database that was filled before, a search engine, a page left open.
 * @param folder where the glove's pictures are
 * @param name as asked for
 * @returns undefined when it is there as asked, or when the glove has no such view
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

/** The folder of a glove's rendered pictures within `root`; undefined when that is no part number's. */
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
