import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { RowLocation } from '../../domain/catalogue-import/import-plan.ts';
import { noteMissingPages } from '../../domain/catalogue-import/missing-pages.ts';
import { decodeText } from '../../domain/catalogue-import/readers/decode-text.ts';
import { hasNextPage, type PageMark } from '../../domain/catalogue-import/readers/json-records.ts';
import { readSourceText, type SourceItem } from '../../domain/catalogue-import/readers/source-text.ts';
import { DEFAULT_LOCALE } from '../../platform/i18n/locale.ts';
import { wordMessage } from '../../platform/i18n/word-message.server.ts';
import { StartError } from '../../platform/process/start-error.server.ts';
import {
	DOWNLOAD_LIMITS,
	type Download,
	type DownloadLimits,
	download,
	formatBytes,
	parseImportUrl,
} from './catalogue-download.server.ts';

const MAX_FILE_BYTES = 512 * 1024 * 1024;
const MAX_PAGES = 10_000;

/**
 * Reads every record of a file, a folder (its .json and .csv files, including subfolders, in path order) or a URL, one
 * file or page at a time. A source that cannot be read at all is a StartError.
 */
export async function* readSource(
	source: string,
	limits: DownloadLimits = DOWNLOAD_LIMITS,
): AsyncGenerator<SourceItem> {
	if (/^[a-z][a-z0-9+.-]+:\/\//i.test(source)) {
		yield* readAddress(parseImportUrl(source), limits);
		return;
	}
	for (const file of listFiles(source)) {
		const location: RowLocation = { file, unit: 'record', row: undefined };
		const { size } = statSync(file);
		if (size > MAX_FILE_BYTES) {
			yield {
				location,
				error: { field: '', value: undefined, reason: `is larger than ${formatBytes(MAX_FILE_BYTES)}` },
			};
			continue;
		}
		const text = decodeText(readFileSync(file));
		if (!text.ok) {
			yield { location, error: { field: '', value: undefined, reason: text.reason } };
			continue;
		}
		if (text.note !== undefined)
			yield { location, note: `${file} ${wordMessage(DEFAULT_LOCALE, text.note)}` };
		const { items, mark } = readSourceText(file, text.text, formatOf(file));
		yield* items;
		const note = mark && noteMissingPages(mark);
		if (note !== undefined) yield { location, note: `${file} ${wordMessage(DEFAULT_LOCALE, note)}` };
	}
}

function formatOf(file: string): 'json' | 'csv' | undefined {
	if (/\.json$/i.test(file)) return 'json';
	return /\.(?:csv|tsv)$/i.test(file) ? 'csv' : undefined;
}

function listFiles(source: string): string[] {
	try {
		if (!statSync(source).isDirectory()) return [source];
		const files = listFolder(source).sort();
		if (files.length > 0) return files;
	} catch (error) {
		throw new StartError(`Cannot read ${source} (${(error as NodeJS.ErrnoException).code}).`);
	}
	throw new StartError(`There is no .json or .csv file in ${source}.`);
}

/** Symbolic links are not followed, as a cycle would never end (Node's own recursive listing follows them). */
function listFolder(folder: string): string[] {
	return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
		const path = join(folder, entry.name);
		if (entry.isDirectory()) return listFolder(path);
		return entry.isFile() && /\.(?:json|csv)$/i.test(entry.name) ? [path] : [];
	});
}

/** Follows the pages of the catalogue API by the `page` param, from the page in the URL, or the first. */
async function* readAddress(start: URL, limits: DownloadLimits): AsyncGenerator<SourceItem> {
	let url = start;
	let last: Uint8Array | undefined;
	let page = Number(/^\d{1,6}$/.exec(start.searchParams.get('page') ?? '')?.[0] ?? 0);
	for (let count = 0; count < MAX_PAGES; count++) {
		const answer = await download(url, limits);
		const { items, mark, records } = readDownload(answer);
		if (mark?.number !== undefined && mark.number !== page && count > 0) {
			throw new StartError(
				`${url.href} answered page ${mark.number} instead of ${page}. Nothing was imported.`,
			);
		}
		if (last !== undefined && Buffer.compare(answer.bytes, last) === 0) {
			throw new StartError(`${url.href} answers the same for every page. Nothing was imported.`);
		}
		last = answer.bytes;
		yield* items;
		// A page without records is the last, whatever its metadata says.
		if (mark === undefined || records === 0 || !hasNextPage(mark, page)) return;
		page = (mark.number ?? page) + 1;
		url = new URL(url);
		url.searchParams.set('page', String(page));
	}
	throw new StartError(`${start.href} has more than ${MAX_PAGES} pages. Ask for larger ones (size=).`);
}

function readDownload(answer: Download): { items: Iterable<SourceItem>; mark?: PageMark; records: number } {
	const text = decodeText(answer.bytes);
	if (!text.ok)
		throw new StartError(`${answer.url} ${wordMessage(DEFAULT_LOCALE, text.reason)}. Nothing was imported.`);
	const format = /\bcsv\b/.test(answer.contentType) ? 'csv' : undefined;
	const read = readSourceText(answer.url, text.text, format);
	if (read.unreadable !== undefined) {
		throw new StartError(
			`${answer.url} ${wordMessage(DEFAULT_LOCALE, read.unreadable)}. Nothing was imported.`,
		);
	}
	return read;
}
