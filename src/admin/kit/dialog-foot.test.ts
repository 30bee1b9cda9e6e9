import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
/** The sign-in dialog has a form with one button and a link-style button below it; the history and the shortcuts have none. */
const WITHOUT_FOOT = [
	'admin/kit/session-dialog.tsx',
	'admin/products/product-history.tsx',
	'admin/accounts/people-page.tsx',
	'admin/frame/keys/staff-keys.tsx',
];

test('every dialog of the back-office has its buttons in the order of DialogFoot', () => {
	const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((file) =>
		file.endsWith('.tsx'),
	);
	const dialogs = files.filter((file) => /<Modal\b/.test(readFileSync(join(ROOT, file), 'utf8')));
	expect(dialogs.length).toBeGreaterThan(12);
	const wrong = dialogs.filter((file) => {
		const source = readFileSync(join(ROOT, file), 'utf8');
		// A form or controls of another file may be in the dialog; they are checked separately.
		const usesParts = /<(?:DialogFoot|PriceDialogFoot|InviteForm|PrintControls)\b/.test(source);
		const ownCancel = /<Button[^>]*>\s*\{t\('(?:[\w.]*\.)?(?:cancel|keep|back|stay|undoNo|keepNo)'\)\}/.test(
			source,
		);
		return (!usesParts && !WITHOUT_FOOT.includes(file)) || (ownCancel && !WITHOUT_FOOT.includes(file));
	});
	// The form behind it has its own Cancel, which leaves the page.
	expect(wrong.filter((file) => file !== 'admin/companies/company-create-page.tsx')).toEqual([]);
});
