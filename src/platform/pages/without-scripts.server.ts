/**
 * A page without its scripts and without what fetches them early: for pages that are links and forms alone, and whose
 * answers come whole from the server each time. What describes the page to machines (JSON-LD) stays.
 * @param html a whole page as the router renders it
 */
export function withoutScripts(html: string): string {
	return html.replaceAll(MODULE_LINKS, '').replaceAll(SCRIPTS, '');
}

const MODULE_LINKS = /<link rel="modulepreload"[^>]*>/g;
const SCRIPTS = /<script(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g;
