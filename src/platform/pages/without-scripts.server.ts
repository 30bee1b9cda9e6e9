/**
 * Removes a page's scripts and their preloads, for pages that consist only of links and forms and are always rendered
 * on the server. Structured data (JSON-LD) stays.
 * @param html a whole page as the router renders it
 */
export function withoutScripts(html: string): string {
	return html.replaceAll(MODULE_LINKS, '').replaceAll(SCRIPTS, '');
}

const MODULE_LINKS = /<link rel="modulepreload"[^>]*>/g;
const SCRIPTS = /<script(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g;
