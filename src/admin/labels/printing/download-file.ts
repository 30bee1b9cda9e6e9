/** Downloads a file under the name the server gave it. Returns the error, or undefined. */
export async function saveFile(url: string): Promise<string | undefined> {
	const response = await fetch(url).catch(() => undefined);
	if (!response) return '';
	if (!response.ok) {
		const problem = (await response.json().catch(() => ({}))) as { detail?: string };
		return problem.detail ?? '';
	}
	const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'label';
	const address = URL.createObjectURL(await response.blob());
	const link = document.createElement('a');
	link.href = address;
	link.download = name;
	link.click();
	// The browser has read the file by the next task.
	setTimeout(() => URL.revokeObjectURL(address), 0);
	return undefined;
}
