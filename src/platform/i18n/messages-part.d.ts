/** Parts of `messages/en.json` by name, compiled: `import words from 'messages:product,listing.card'`. */
declare module 'messages:*' {
	const messages: Record<string, never>;
	export default messages;
}
