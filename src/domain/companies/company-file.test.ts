import { expect, test } from 'vitest';
import { COMPANY_FILE_LIMITS, COMPANY_FILE_TYPES, cleanFileName, findFileError } from './company-file.ts';

test.each([
	['Contrat 2026.pdf', 'Contrat 2026.pdf'],
	['  a \t b.txt ', 'a b.txt'],
	['C:\\Users\\me\\secret.pdf', 'secret.pdf'],
	['../../etc/passwd.txt', 'passwd.txt'],
	['.htaccess.txt', 'htaccess.txt'],
	['a<b>:c"|?*.csv', 'a_b__c____.csv'],
	['e\u0301te\u0301.txt', '\u00e9t\u00e9.txt'],
	['zero\u200bwidth.txt', 'zerowidth.txt'],
	['invoice\u202efdp.txt', 'invoicefdp.txt'],
	['a\nb.txt', 'a b.txt'],
	['', undefined],
	['...', undefined],
	['folder/', undefined],
	['bell\u0007.txt', undefined],
	['half\ud800.txt', undefined],
])('%j is kept as %j', (sent, kept) => expect(cleanFileName(sent)).toBe(kept));

test('a long name keeps its ending, and no character is cut in two', () => {
	const kept = cleanFileName(`${'\u{1F9E4}'.repeat(400)}.pdf`) ?? '';
	expect(kept.endsWith('.pdf')).toBe(true);
	expect([...kept]).toHaveLength(COMPANY_FILE_LIMITS.name);
	expect(kept.isWellFormed()).toBe(true);
	expect([...(cleanFileName('x'.repeat(500)) ?? '')]).toHaveLength(COMPANY_FILE_LIMITS.name);
	// A kept name stays as it is.
	for (const name of [kept, 'Contrat 2026.pdf']) expect(cleanFileName(name)).toBe(name);
});

test('a file is what its name says', () => {
	const bytes = (...codes: number[]) => Uint8Array.from(codes);
	const pdf = new TextEncoder().encode('%PDF-1.7');
	expect(findFileError('a.PDF', pdf)).toBeUndefined();
	expect(findFileError('a.pdf', new TextEncoder().encode('<html>'))).toBe('content');
	expect(findFileError('a.jpg', bytes(0xff, 0xd8, 0xff, 0xe0))).toBeUndefined();
	expect(findFileError('a.png', bytes(0x89, 0x50, 0x4e, 0x47))).toBeUndefined();
	expect(findFileError('a.png', bytes(0x89, 0x50))).toBe('content');
	expect(findFileError('a.docx', bytes(0x50, 0x4b, 3, 4))).toBeUndefined();
	expect(findFileError('a.txt', bytes(0))).toBeUndefined();
	for (const name of [
		'a.exe',
		'a.html',
		'a.svg',
		'a',
		'pdf',
		'a.pdf.js',
		'a.constructor',
		'a.toString',
		'a.',
	])
		expect([name, findFileError(name, pdf)]).toEqual([name, 'type']);
	for (const type of COMPANY_FILE_TYPES) expect(findFileError(`x.${type}`, pdf)).not.toBe('type');
});
