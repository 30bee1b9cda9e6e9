/** Parts of `messages/<locale>.json` by name: `import messages from 'messages:product,listing.card'`. */
declare module 'messages:*' {
	const messages: import('./page-messages.tsx').PageMessages;
	export default messages;
}
