/** Structured data for search engines (schema.org), escaped so that no text in it can close the script element. */
export function JsonLd({ data }: { data: object }) {
	const json = JSON.stringify(data).replaceAll('<', '\\u003c');
	// biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped
	return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
