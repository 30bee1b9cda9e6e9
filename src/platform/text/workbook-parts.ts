import type { ColumnKind } from './file-table.ts';

/**
 * The parts of a workbook with one sheet, as SpreadsheetML (ECMA-376, part 1, chapter 18). Text stands in the cells
 * themselves, so that a sheet can be written row by row; a text is never a formula, whatever it starts with.
 */
export const WORKBOOK_PARTS: Readonly<Record<string, string>> = {
	'[Content_Types].xml': part(
		'<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
			'<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
			'<Default Extension="xml" ContentType="application/xml"/>' +
			`<Override PartName="/xl/workbook.xml" ContentType="${spreadsheet('sheet.main')}"/>` +
			`<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheet('worksheet')}"/>` +
			`<Override PartName="/xl/styles.xml" ContentType="${spreadsheet('styles')}"/></Types>`,
	),
	'_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
	'xl/_rels/workbook.xml.rels': relations([
		['worksheet', 'worksheets/sheet1.xml'],
		['styles', 'styles.xml'],
	]),
	// The formats of cells by number: text, heading, time, day, amount.
	'xl/styles.xml': part(
		`<styleSheet xmlns="${main()}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts>` +
			'<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
			'<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
			'<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5">' +
			'<xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/>' +
			'<xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="2" applyNumberFormat="1"/></cellXfs>' +
			'<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
	),
};

/** The part that names the sheet. @param name at most 31 characters, without []:*?/\ */
export function workbookPart(name: string): string {
	return part(
		`<workbook xmlns="${main()}" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">` +
			`<sheets><sheet name="${escapeXml(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
	);
}

/** The start of the sheet: widths of its columns, and a first row that stays in sight. */
export function sheetStart(columns: readonly { heading: string; kind: ColumnKind | undefined }[]): string {
	const widths = columns
		.map(({ heading, kind }, index) => {
			const width = kind === 'time' ? 17 : Math.min(40, Math.max(12, heading.length + 3));
			return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`;
		})
		.join('');
	return part(
		`<worksheet xmlns="${main()}"><sheetViews><sheetView workbookViewId="0">` +
			`<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
			`<cols>${widths}</cols><sheetData>${formatRow(columns.map(({ heading }) => textCell(heading, ' s="1"')))}`,
	);
}

export const SHEET_END = '</sheetData></worksheet>';

export function formatSheetRow(
	cells: readonly (string | number)[],
	kinds: readonly (ColumnKind | undefined)[],
): string {
	return formatRow(cells.map((value, index) => formatSheetCell(value, kinds[index])));
}

function formatSheetCell(value: string | number, kind: ColumnKind | undefined): string {
	if (typeof value === 'number') return Number.isFinite(value) ? `<c><v>${value}</v></c>` : '<c/>';
	if (value === '') return '<c/>';
	if (kind === 'time' || kind === 'day') {
		const serial = dayNumber(value);
		if (serial !== undefined) return `<c s="${kind === 'time' ? 2 : 3}"><v>${serial}</v></c>`;
	}
	if (kind === 'amount' && /^-?\d{1,15}(\.\d+)?$/.test(value)) return `<c s="4"><v>${Number(value)}</v></c>`;
	return textCell(value);
}

const LOCAL_TIME = /^(\d{4})-(\d{2})-(\d{2})(?: (\d{2}):(\d{2}))?$/;
/** Days from the start of a workbook's calendar to 1970-01-01. */
const EPOCH = 25_569;

/** A local time as a workbook counts it: days since 1899-12-30. */
function dayNumber(text: string): number | undefined {
	const found = LOCAL_TIME.exec(text);
	if (!found) return undefined;
	const [year, month, day, hour, minute] = found.slice(1).map((digits) => Number(digits ?? 0));
	return Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute) / 86_400_000 + EPOCH;
}

/** A cell holds 32,767 characters; a longer text shows that it goes on. */
const LONGEST = 32_767;

function textCell(text: string, style = ''): string {
	const held =
		text.length > LONGEST ? `${text.slice(0, LONGEST - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
	return `<c t="inlineStr"${style}><is><t xml:space="preserve">${escapeXml(held)}</t></is></c>`;
}

const formatRow = (cells: readonly string[]) => `<row>${cells.join('')}</row>`;

/** Control characters but tab and line ends, halves of pairs, and what is no character: XML 1.0 cannot hold them. */
const UNHELD = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]|\p{Cs}/gu;
/** Spreadsheets read "_x000D_" as a character's code; this is how the text itself is written. */
const CODE = /_(?=x[\dA-Fa-f]{4}_)/g;
const ENTITIES: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	'\r': '&#13;',
};

function escapeXml(text: string): string {
	return text
		.replace(UNHELD, '\uFFFD')
		.replace(CODE, '_x005F_')
		.replace(/[&<>"\r]/g, (sign) => ENTITIES[sign] ?? sign);
}

function part(xml: string): string {
	return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml}`;
}

function main(): string {
	return 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
}

function spreadsheet(kind: string): string {
	return `application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml`;
}

function relations(targets: readonly (readonly [kind: string, target: string])[]): string {
	const lines = targets.map(
		([kind, target], index) =>
			`<Relationship Id="rId${index + 1}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}"/>`,
	);
	return part(
		`<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${lines.join('')}</Relationships>`,
	);
}
