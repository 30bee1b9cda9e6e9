import { expect, test } from 'vitest';
import { LANGUAGE_TAGS, LOCALES } from '../i18n/locale.ts';
import { localizedPath } from '../i18n/localized-path.ts';
import { makeErrorPage } from './error-page.server.ts';

test.each(LOCALES)('an error page in "%s" is in its language and leads to the home page in it', (locale) => {
	for (const status of [500, 503]) {
		const page = makeErrorPage(status, 'a1', locale);
		expect(page).toContain(`<html lang="${LANGUAGE_TAGS[locale]}">`);
		expect(page.match(/<a href="([^"]+)"/)?.[1]).toBe(localizedPath('/', locale));
	}
});
