import type { RecordFields } from '../../../domain/releases/release-change.ts';
import type { ReleaseTarget } from '../../../domain/releases/release-target.server.ts';
import { type ContentPart, readContent, saveContent } from '../../content/content-commands.server.ts';
import { readBody } from '../../frame/staff-change.server.ts';
import { CONTENT_DESKS } from '../content-desks.server.ts';

type AnyPart = ContentPart<Record<string, unknown>>;

const findPart = (name: string) =>
	CONTENT_DESKS.find(({ part }) => part.name === name)?.part as unknown as AnyPart | undefined;

function requirePart(name: string): AnyPart {
	const part = findPart(name);
	if (!part) throw new Error(`The site has no part ${name}.`);
	return part;
}

/** The parts of the site that staff write, by their names. */
export const contentTarget: ReleaseTarget = {
	kind: 'content',
	find: async (db, name) => {
		const part = findPart(name);
		if (!part) return undefined;
		const { version, ...value } = await readContent(db, part);
		return { name: part.title, fields: toFields(part, value), version, isDraft: false };
	},
	parse: async (_, name, body) => {
		const part = requirePart(name);
		return toFields(part, readBody(part.schema, body));
	},
	save: async (transaction, { id, version, fields }, change) => {
		const part = requirePart(id);
		const { version: _, ...stored } = await readContent(transaction, part);
		const value = readBody(part.schema, part.shown ? part.shown.put(stored, fields) : fields);
		await saveContent(transaction, part, { value, version }, change);
	},
	compare: (name, before, after) => {
		const { compare, shown } = requirePart(name);
		if (!compare) return { before, after };
		const toValue = (fields: RecordFields) => (shown ? shown.put({ ...fields, live: null }, fields) : fields);
		return compare(toValue(before), toValue(after));
	},
};

/** What visitors see of a part. */
const toFields = ({ shown }: AnyPart, value: Record<string, unknown>): RecordFields =>
	shown ? shown.pick(value) : value;
