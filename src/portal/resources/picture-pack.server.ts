import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { DistributorPictures } from '../../documents/sheets/picture-source.server.ts';

/** A picture of a pack: where it is, and its name in the pack without the ending. */
export type PackEntry = { address: string; name: string };

/** Drawings pack well; photos are packed already. */
const PACKED = ['svg'];

/**
 * A ZIP of pictures as a stream. Each file is opened when its turn comes and read as fast as the pack is taken, so that a
 * pack of a thousand pictures needs no more memory than one of two. A picture that is gone is left out; one that breaks off
 * breaks the pack off, so that nobody takes half a pack for a whole one.
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
		// Whoever took the pack may have gone in the middle of a file.
		output.destroy();
		open?.destroy();
	}
}
