const MANIFEST = /manifest-\w+(?=\.js)/g;

/**
 * Names the list of routes without those of the back-office, which the build leaves beside the whole one
 * (`scripts/compress-build.ts`): in a page, or the file's own name.
 */
export function publicManifest(text: string): string {
	return text.replaceAll(MANIFEST, '$&-public');
}
