/** Facts for search engines (schema.org), written so that no text in them can end the script element. */
export function JsonLd({ data }: { data: object }) {
	const json = JSON.stringify(data).replaceAll('<', '\\u003c');
	// biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped
	return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
