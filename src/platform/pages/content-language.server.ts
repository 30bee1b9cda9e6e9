/** The language that a rendered page names in its headers. */
export function contentLanguageOf({ headers }: Response): Record<string, string> {
	const language = headers.get('content-language');
	return language === null ? {} : { 'content-language': language };
}
