import type { SitePage } from './site-pages.ts';

/** Max URLs per file (sitemaps.org protocol). */
export const ADDRESSES_A_FILE = 50_000;

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/**
 * Formats a sitemap.
 * @param publicUrl without a trailing slash
 */
export function formatSitemap(publicUrl: string, pages: readonly SitePage[]): string {
	const rows = pages.map(({ path, updated }) => {
		const day = updated === undefined ? '' : `<lastmod>${updated}</lastmod>`;
		return `<url><loc>${escapeXml(publicUrl + path)}</loc>${day}</url>\n`;
	});
	return `${HEAD}<urlset xmlns="${NAMESPACE}">\n${rows.join('')}</urlset>\n`;
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
