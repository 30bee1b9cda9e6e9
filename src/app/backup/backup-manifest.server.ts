import { z } from 'zod';
import { parsePictureName } from '../../platform/storage/uploaded-picture.ts';

/** The manifest's own checksum lies beside it, in the form that `sha256sum -c` reads. */
export const MANIFEST = 'manifest.json';
export const MANIFEST_SUM = 'manifest.json.sha256';
export const SESSION_SECRET = 'session-secret';

/** Raised when a program of today could not read what a later one writes. */
const FORMAT = 1;

/** Where a table's rows lie: each line is one row, as a JSON array in the order of the table's columns. */
export const tableFile = (table: string) => `tables/${table}.jsonl.gz`;
export const pictureFile = (name: string) => `uploads/${name}`;

/** A picture's own name, or undefined for another file of a backup. */
export const pictureOf = (path: string) =>
	path.startsWith('uploads/') ? path.slice('uploads/'.length) : undefined;

/** Nothing else is ever opened, so a manifest that somebody wrote can name no file outside its folder. */
function isBackupFile(path: string): boolean {
	const picture = pictureOf(path);
	if (picture !== undefined) return parsePictureName(picture) !== undefined;
	return path === SESSION_SECRET || /^tables\/[a-z_]+\.jsonl\.gz$/.test(path);
}

const name = z.string().regex(/^[a-z_]+$/);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const manifest = z.object({
	format: z.literal(FORMAT),
	/** Of the program that wrote it. */
	program: z.string(),
	engine: z.enum(['sqlite', 'postgres']),
	/** The moment that its rows are of, ISO 8601. */
	takenAt: z.iso.datetime(),
	/** The schema's version: what had been applied. */
	migrations: z.array(z.object({ name: z.string(), checksum: sha256 })),
	/** In an order that references allow. */
	tables: z.array(z.object({ name, columns: z.array(name), rows: z.number().int().min(0) })),
	/** Tables that are not in it, on purpose. */
	leftOut: z.array(name),
	/** Pictures' files that rows name and the storage did not have. */
	missing: z.array(z.string()),
	files: z.array(z.object({ path: z.string().refine(isBackupFile), bytes: z.number().int(), sha256 })),
});

export type BackupManifest = z.infer<typeof manifest>;
export type BackupFile = BackupManifest['files'][number];

export function makeManifest(content: Omit<BackupManifest, 'format'>): BackupManifest {
	return { format: FORMAT, ...content };
}

/** Reads a manifest's text; undefined for anything that this program did not write. */
export function parseManifest(text: string): BackupManifest | undefined {
	try {
		return manifest.parse(JSON.parse(text));
	} catch {
		return undefined;
	}
}

/** The format of a manifest that may be a later program's; undefined where it says none. */
export function readManifestFormat(text: string): number | undefined {
	try {
		return z.object({ format: z.number() }).parse(JSON.parse(text)).format;
	} catch {
		return undefined;
	}
}

export const isLaterFormat = (format: number) => format > FORMAT;
