import { parseArgs } from 'node:util';
import { fieldOf, PRODUCT_KEYS } from '../../domain/catalogue/product-fields.ts';

export type ImportArguments =
	| { kind: 'help' }
	| { kind: 'import'; source: string; dryRun: boolean; skipBad: boolean }
	| { kind: 'export'; file: string }
	| { kind: 'wrong'; reason: string };

/** Parses the arguments of `npm run import --`. */
export function parseImportArguments(args: readonly string[]): ImportArguments {
	let parsed: ReturnType<typeof parse>;
	try {
		parsed = parse(args);
	} catch (error) {
		return { kind: 'wrong', reason: (error as Error).message.split('. To specify', 1)[0] ?? '' };
	}
	const { values, positionals } = parsed;
	if (values.help) return { kind: 'help' };
	if (values.export !== undefined) {
		if (positionals.length > 0 || values['dry-run'] || values['skip-bad']) {
			return { kind: 'wrong', reason: '--export takes a file and nothing else' };
		}
		return values.export === ''
			? { kind: 'wrong', reason: '--export needs a file to write' }
			: { kind: 'export', file: values.export };
	}
	const [source, ...more] = positionals;
	if (source === undefined || source === '') {
		return { kind: 'wrong', reason: 'name a file, a folder or an address to import' };
	}
	if (more.length > 0) {
		return { kind: 'wrong', reason: `name one file, folder or address, not ${positionals.length}` };
	}
	return { kind: 'import', source, dryRun: values['dry-run'] === true, skipBad: values['skip-bad'] === true };
}

function parse(args: readonly string[]) {
	return parseArgs({
		args: [...args],
		allowPositionals: true,
		options: {
			'dry-run': { type: 'boolean' },
			'skip-bad': { type: 'boolean' },
			export: { type: 'string' },
			help: { type: 'boolean', short: 'h' },
		},
	});
}

export const USAGE = 'npm run import -- FILE|FOLDER|URL [--dry-run] [--skip-bad]';

const LISTS = PRODUCT_KEYS.filter((key) =>
	['pictures', 'lines', 'lineGroups', 'tags'].includes(fieldOf(key).kind),
).join(', ');

export const HELP = `Loads gloves and categories into the catalogue.

  ${USAGE}
  npm run import -- --export FILE.json

  --dry-run       show what would change, write nothing
  --skip-bad      write the good rows although some are bad
  --export FILE   write the whole catalogue to FILE; importing it changes nothing
  --help          this text

Reads JSON (a list, one object, or {"content": [...]} as the catalogue API answers it; at an address all pages are
followed) and CSV with a header row (comma, semicolon or tab; UTF-8, UTF-16 with its mark, or Windows-1252). Of a
folder, all its .json and .csv files. A record with "name" and "partNumbers" and no "partNumber" is a category.

A field that a record does not have keeps what is stored; one that it has empty is emptied. A row that breaks a rule
is shown with file, row, field, value and reason, and then nothing is written, unless --skip-bad.

CSV cells that hold several things have one a line, or "|" between them:
  ${LISTS}    goat palm|elastic back
  relatedProducts, partNumbers (of a category)    xy301|xy302
  sizes                        M:XY300-M|L:XY300-L       (M|L makes the codes from the part number)
  specifications               Hide: goat grain|Cuff: 4 in
  certifications               EN388:3133X:2016|ANSI_CUT:A2
  weldingProcesses             GTAW (TIG); 5-150A; Full use; feels the filler|SMAW; N/A; No use; too thin
  weldingPositions             Flat; Full use; reason|Overhead; Limited; reason
  resources                    Title; https://example.com/sheet.pdf; https://example.com/preview.png
  masterCase, innerBag, displayReady                     36, 6, yes
  productDetails_fr and such   the French, line for line; "-" for a line without French
More in docs/import.md. Exit codes: 0 all good, 1 something was bad, 2 wrong arguments.
`;
