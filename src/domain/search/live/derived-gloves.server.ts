import { createHash } from 'node:crypto';
import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises';
import { deserialize, serialize } from 'node:v8';
import type { DatabaseLike } from '../../../platform/db/database.server.ts';
import { findCatalogueVersion } from '../../catalogue/catalogue-queries.server.ts';
import { listProductRows, type ProductRow } from '../../catalogue/product-row-queries.server.ts';
import { type CatalogueEntry, shareInEntry } from '../index/catalogue-entry.ts';
import { Vocabulary, type VocabularyState } from '../query/vocabulary.ts';
import type { StoredDocument } from '../stored-document.server.ts';

/**
 * Where derived gloves are stored from one start to the next: checking a glove's document against its schema and reading its
 * words take many times as long as reading back what came of it. A glove is taken from the file only if its row is the
 * same to the letter and the program is the same. So the file may be old, of another database, damaged or gone: then
 * gloves are derived as without it.
 */
export type DerivedFile = {
	path: string;
	/** Identifies the program: another one may derive something else. */
	program: string;
};

/** What the catalogue holds in memory of a published glove. */
type DerivedGlove = { entry: CatalogueEntry; document: StoredDocument | undefined };

/** Gloves of an earlier start, and the vocabulary that their entries belong to. */
export type EarlierGloves = { vocabulary: Vocabulary; find: (row: ProductRow) => DerivedGlove | undefined };

type StoredGlove = DerivedGlove & { key: string };

/** A piece of the file: its length in bytes, and a hash of it. */
type Part = { length: number; hash: string };

/** At the end of the file, before its own length: the parts before it in their order. */
type Foot = { program: string; gloves: readonly Part[]; vocabulary: Part };
const LENGTH_BYTES = 4;

/** Reads the file; undefined if there is none, or it is another program's, or it cannot be read. */
export async function readDerivedGloves(file: DerivedFile): Promise<EarlierGloves | undefined> {
	try {
		return await readWhole(file);
	} catch {
		// Whatever is wrong with the file, the gloves can be derived without it.
		return undefined;
	}
}

async function readWhole({ path, program }: DerivedFile): Promise<EarlierGloves | undefined> {
	const file = await open(path);
	try {
		const foot = await readFoot(file);
		if (foot.program !== programKey(program)) return undefined;
		const before = foot.gloves.reduce((sum, { length }) => sum + length, 0);
		const vocabulary = Vocabulary.from((await readPart(file, before, foot.vocabulary)) as VocabularyState);
		const gloves = new Map<string, StoredGlove>();
		let at = 0;
		// One at a time: the whole file may be larger than the memory that the catalogue needs.
		for (const part of foot.gloves) {
			for (const glove of (await readPart(file, at, part)) as StoredGlove[])
				gloves.set(glove.entry.partNumber, ownCopy(glove, vocabulary));
			at += part.length;
		}
		return {
			vocabulary,
			find: (row) => {
				const glove = gloves.get(row.partNumber);
				if (glove?.key !== rowKey(row)) return undefined;
				return { entry: { ...glove.entry, since: row.since }, document: glove.document };
			},
		};
	} finally {
		await file.close();
	}
}

async function readFoot(file: FileHandle): Promise<Foot> {
	const end = (await file.stat()).size - LENGTH_BYTES;
	const length = (await readBytes(file, end, LENGTH_BYTES)).readUInt32LE();
	if (length > end) throw new Error('The file is cut off.');
	return JSON.parse(String(await readBytes(file, end - length, length)));
}

async function readPart(file: FileHandle, at: number, { length, hash }: Part): Promise<unknown> {
	const bytes = await readBytes(file, at, length);
	if (hashOf(bytes) !== hash) throw new Error('The file is damaged.');
	return deserialize(bytes);
}

async function readBytes(file: FileHandle, at: number, length: number): Promise<Buffer> {
	const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, at);
	if (bytesRead < length) throw new Error('The file is cut off.');
	return buffer;
}

/** Nothing of it may share the bytes of its part, which would stay in memory as a whole. */
function ownCopy({ key, entry, document }: StoredGlove, vocabulary: Vocabulary): StoredGlove {
	return {
		key,
		entry: shareInEntry(entry, vocabulary),
		document: document && {
			...document,
			json: Buffer.from(document.json),
			summary: Buffer.from(document.summary),
			...(document.french && { french: Buffer.from(document.french) }),
		},
	};
}

/** The catalogue that has derived the gloves. */
type SourceCatalogue = {
	vocabulary: Vocabulary;
	version: () => number;
	find: (partNumber: string) => DerivedGlove | undefined;
};

/** Gloves per part of the file: other requests are handled between them. */
const PART = 500;

/** A file that nobody has written to for this long is nobody's. */
const LEFT_AFTER_MS = 5 * 60_000;

/**
 * Writes the file beside the old one and puts it in its place when it is whole. A glove and its row must be of one version,
 * so nothing is written if the catalogue changes meanwhile; nor after `signal`, nor while another process writes it.
 */
export async function writeDerivedGloves(
	{ path, program }: DerivedFile,
	db: DatabaseLike,
	catalogue: SourceCatalogue,
	signal: AbortSignal,
): Promise<boolean> {
	const beside = `${path}.new`;
	const file = await openAlone(beside);
	if (!file) return false;
	let isWhole = false;
	try {
		const append = async (value: unknown): Promise<Part> => {
			const bytes = serialize(value);
			await file.writeFile(bytes);
			return { length: bytes.length, hash: hashOf(bytes) };
		};
		const version = catalogue.version();
		const gloves: Part[] = [];
		for (let after: string | undefined = ''; after !== undefined; ) {
			const rows = await listProductRows(db, 0, after, PART);
			const isCurrent = (await findCatalogueVersion(db)) === version && catalogue.version() === version;
			if (!isCurrent || signal.aborted) return false;
			const derived = rows.flatMap((row): StoredGlove[] => {
				const glove = catalogue.find(row.partNumber);
				return glove ? [{ key: rowKey(row), ...glove }] : [];
			});
			gloves.push(await append(derived));
			after = rows.length < PART ? undefined : rows.at(-1)?.partNumber;
		}
		// After the gloves, so that it has every word of theirs.
		const vocabulary = await append(catalogue.vocabulary.state);
		const foot: Foot = { program: programKey(program), gloves, vocabulary };
		const text = Buffer.from(JSON.stringify(foot));
		const length = Buffer.alloc(LENGTH_BYTES);
		length.writeUInt32LE(text.length);
		await file.writeFile(Buffer.concat([text, length]));
		isWhole = true;
	} finally {
		await file.close();
		if (isWhole) await rename(beside, path);
		else await rm(beside, { force: true });
	}
	return isWhole;
}

/** A file that no other process is writing. One that was left by a process that ended is taken over after a while. */
async function openAlone(path: string): Promise<FileHandle | undefined> {
	const left = await stat(path).catch(() => undefined);
	if (left && Date.now() - left.mtimeMs > LEFT_AFTER_MS) await rm(path, { force: true });
	try {
		return await open(path, 'wx');
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === 'EEXIST') return undefined;
		throw error;
	}
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64');

/** Identifies what a glove is derived from. */
function rowKey({ partNumber, document }: ProductRow): string {
	return createHash('sha256').update(`${partNumber}\n`).update(document).digest('base64url');
}

/** The format of the file is the engine's own. */
const programKey = (program: string) => `${program} ${process.versions.v8}`;
