/**
 * Preloaded into a measured process (`node --import`): answers the bench's question about processor time and
 * memory over the channel between the two, so that asking adds nothing to what is measured over HTTP. It is plain
 * JavaScript, because loading TypeScript takes 30 MB and as many milliseconds, which would count as the site's.
 */
if (process.send) {
	process.on('message', (message) => {
		if (message !== 'usage') return;
		const { user, system } = process.cpuUsage();
		process.send?.({ cpu: (user + system) / 1000, rss: process.memoryUsage.rss() });
	});
	// Nobody is left to end this process.
	process.on('disconnect', () => process.exit(1));
	process.channel?.unref();
}
