import { z } from 'zod';
import { parsePictureName } from '../../platform/storage/uploaded-picture.ts';

/** The manifest's own checksum is in a separate file, in the format of `sha256sum -c`. */
export const MANIFEST = 'manifest.json';
export const MANIFEST_SUM = 'manifest.json.sha256';
export const SESSION_SECRET = 'session-secret';

/** Incremented when older programs can no longer read the format. */
const FORMAT = 1;

/** The file of a table's rows: one row per line, as a JSON array in column order. */
export const tableFile = (table: string) => `tables/${table}.jsonl.gz`;
export const pictureFile = (name: string) => `uploads/${name}`;

/** The name of a picture file in a backup, or undefined for any other file. */
export const pictureOf = (path: string) =>
	path.startsWith('uploads/') ? path.slice('uploads/'.length) : undefined;

/** No other path is ever opened, so a forged manifest cannot name a file outside its folder. */
function isBackupFile(path: string): boolean {
	const picture = pictureOf(path);
	if (picture !== undefined) return parsePictureName(picture) !== undefined;
	return path === SESSION_SECRET || /^tables\/[a-z_]+\.jsonl\.gz$/.test(path);
}

const name = z.string().regex(/^[a-z_]+$/);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const manifest = z.object({
	format: z.literal(FORMAT),
	/** Version of the program that wrote it. */
	program: z.string(),
	engine: z.enum(['sqlite', 'postgres']),
	/** The time that its rows are from, ISO 8601. */
	takenAt: z.iso.datetime(),
	/** The schema version: the applied migrations. */
	migrations: z.array(z.object({ name: z.string(), checksum: sha256 })),
	/** Referenced tables first. */
	tables: z.array(z.object({ name, columns: z.array(name), rows: z.number().int().min(0) })),
	/** Tables omitted on purpose. */
	leftOut: z.array(name),
	/** Picture files that rows refer to but the storage did not have. */
	missing: z.array(z.string()),
	files: z.array(z.object({ path: z.string().refine(isBackupFile), bytes: z.number().int(), sha256 })),
});

export type BackupManifest = z.infer<typeof manifest>;
export type BackupFile = BackupManifest['files'][number];

export function makeManifest(content: Omit<BackupManifest, 'format'>): BackupManifest {
	return { format: FORMAT, ...content };
}

/** Parses a manifest; undefined for anything that this program did not write. */
export function parseManifest(text: string): BackupManifest | undefined {
	try {
		return manifest.parse(JSON.parse(text));
	} catch {
		return undefined;
	}
}

/** The format of a manifest, possibly a newer program's; undefined if it has none. */
export function readManifestFormat(text: string): number | undefined {
	try {
		return z.object({ format: z.number() }).parse(JSON.parse(text)).format;
	} catch {
		return undefined;
	}
}

export const isLaterFormat = (format: number) => format > FORMAT;
