import { LOCALES } from '../../platform/i18n/locale.ts';
import { listAlternates, listPaths } from '../../platform/i18n/localized-path.ts';
import type { SitePage } from './site-pages.server.ts';

/** Max pages per file, each with a URL in every language: a file holds 50,000 URLs (sitemaps.org protocol). */
export const PAGES_A_FILE = 50_000 / LOCALES.length;

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/**
 * Formats a sitemap: every page in every language, with links between the languages
 * (https://developers.google.com/search/docs/specialty/international/localized-versions).
 * @param publicUrl without a trailing slash
 */
export function formatSitemap(publicUrl: string, pages: readonly SitePage[]): string {
	const rows = pages.flatMap(({ path, updated }) => {
		const day = updated === undefined ? '' : `<lastmod>${updated}</lastmod>`;
		const alternates = listAlternates(path)
			.map(
				({ tag, path: other }) =>
					`<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(publicUrl + other)}"/>`,
			)
			.join('');
		return listPaths(path).map(
			(own) => `<url><loc>${escapeXml(publicUrl + own)}</loc>${day}${alternates}</url>\n`,
		);
	});
	return `${HEAD}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${rows.join('')}</urlset>\n`;
}

/** Formats the sitemap index: the list of parts, numbered from 1, that replaces a sitemap too long for one file. */
export function formatSitemapIndex(publicUrl: string, parts: number): string {
	const rows = Array.from(
		{ length: parts },
		(_, at) => `<sitemap><loc>${escapeXml(`${publicUrl}/sitemap-${at + 1}.xml`)}</loc></sitemap>\n`,
	);
	return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${rows.join('')}</sitemapindex>\n`;
}

/** Paths closed to crawlers: the API is for programs that know it, the back-office is for staff. */
const CLOSED = ['/api/', '/admin', '/health/'];

export function formatRobots(publicUrl: string): string {
	const rows = [
		'User-agent: *',
		...CLOSED.map((path) => `Disallow: ${path}`),
		'',
		`Sitemap: ${publicUrl}/sitemap.xml`,
	];
	return `${rows.join('\n')}\n`;
}

const ENTITIES: Record<string, string> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&apos;',
};

function escapeXml(text: string): string {
	return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] as string);
}
