import { findTextError } from '../../platform/text/broken-character.ts';
import { tidyOneLine } from '../../platform/text/visible-text.ts';

/** A file that staff keep with a company. */
export type CompanyFile = {
	id: string;
	companyId: string;
	name: string;
	/** Its size. */
	bytes: number;
	by: string;
	/** ISO 8601, UTC. */
	at: string;
};

/** Where staff download a file. */
export const companyFilePath = ({ id }: { id: string }) => `/api/admin/company-files/${id}`;

export const COMPANY_FILE_LIMITS = { bytes: 10 * 1024 * 1024, perCompany: 100, name: 120 } as const;

const ZIP = ['PK\u0003\u0004'];
const OLD_OFFICE = ['\u00D0\u00CF\u0011\u00E0'];

/** The types of files that are kept, with how their content begins; texts begin in any way. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
	pdf: ['%PDF-'],
	png: ['\u0089PNG'],
	jpg: ['\u00FF\u00D8\u00FF'],
	jpeg: ['\u00FF\u00D8\u00FF'],
	webp: ['RIFF'],
	docx: ZIP,
	xlsx: ZIP,
	pptx: ZIP,
	odt: ZIP,
	ods: ZIP,
	doc: OLD_OFFICE,
	xls: OLD_OFFICE,
	msg: OLD_OFFICE,
	eml: [],
	txt: [],
	csv: [],
};

export const COMPANY_FILE_TYPES = Object.keys(TYPES);

/** What a file's name ends with: "pdf"; empty for none. */
function endingOf(name: string): string {
	return /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

/**
 * A file's name as it is kept: without the folders before it, and without what no system allows in one. The ending
 * stays if the name is too long. Undefined if nothing is left of it, or it holds a broken character.
 */
export function cleanFileName(sent: string): string | undefined {
	const name = tidyOneLine(Array.from(sent).slice(-1_000).join(''))
		.replace(/^.*[\\/]/, '')
		.replace(/[<>:"|?*]/g, '_')
		.replace(/^\.+/, '')
		.trim();
	if (name === '' || findTextError(name, false) !== undefined) return undefined;
	const over = Array.from(name).length - COMPANY_FILE_LIMITS.name;
	if (over <= 0) return name;
	const ending = endingOf(name);
	const stem = Array.from(name.slice(0, name.length - ending.length - 1));
	return ending === ''
		? Array.from(name).slice(0, COMPANY_FILE_LIMITS.name).join('')
		: `${stem.slice(0, stem.length - over).join('')}.${ending}`;
}

/** Why a file is not kept, if so: its type, or a content that its type does not have. */
export function findFileError(name: string, bytes: Uint8Array): 'type' | 'content' | undefined {
	const ending = endingOf(name);
	// `Object.hasOwn`, because a file may be called "x.constructor".
	if (!Object.hasOwn(TYPES, ending)) return 'type';
	const beginnings = TYPES[ending] ?? [];
	const start = String.fromCharCode(...bytes.subarray(0, 8));
	return beginnings.length === 0 || beginnings.some((one) => start.startsWith(one)) ? undefined : 'content';
}
