import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { DistributorPictures } from '../../documents/sheets/picture-source.server.ts';

/** A picture in a pack: its URL, and its name in the pack without the extension. */
export type PackEntry = { address: string; name: string };

/** Drawings compress well; photos are already compressed. */
const PACKED = ['svg'];

/**
 * A ZIP of pictures as a stream. Each file is opened when its turn comes and read at the speed of the download, so that
 * a pack of a thousand pictures needs no more memory than one of two. A missing picture is skipped; a read error aborts
 * the pack, so that a partial pack is never mistaken for a complete one.
 */
export async function* openPicturePack(
	pictures: DistributorPictures,
	entries: readonly PackEntry[],
	onError: (error: unknown) => void,
): AsyncGenerator<Buffer> {
	const zip = new ZipFile();
	const output = zip.outputStream as Readable;
	zip.on('error', (error: Error) => output.destroy(error));
	const names = new Set<string>();
	let open: Readable | undefined;
	const feed = async () => {
		for (const { address, name } of entries) {
			const file = await pictures.open(address);
			if (output.destroyed) return file?.body.destroy();
			if (!file) continue;
			open = file.body;
			const entry = `${name}.${file.extension}`;
			if (names.has(entry)) continue;
			names.add(entry);
			file.body.once('error', (error) => output.destroy(error));
			const read = new Promise<void>((resolve) => file.body.once('close', resolve));
			zip.addReadStream(file.body, entry, { compress: PACKED.includes(file.extension) });
			await read;
		}
		zip.end();
	};
	feed().catch((error) => output.destroy(error));
	try {
		for await (const chunk of output) yield chunk as Buffer;
	} catch (error) {
		onError(error);
		throw error;
	} finally {
		// The client may have disconnected in the middle of a file.
		output.destroy();
		open?.destroy();
	}
}
