import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { PictureStorage } from '../../platform/storage/picture-storage.server.ts';
import { parsePictureAddress } from '../../platform/storage/uploaded-picture.ts';

/** Files shipped with the site. */
const PUBLIC_FOLDER = join(import.meta.dirname, '../../../public');
/** Drawn placeholders, and the pictures that the project renders of each glove. */
const SHIPPED = /^\/pictures\/((?:drawn|gloves\/[a-z0-9-]+)\/[a-z0-9-]+\.(svg|webp|png|jpg))$/;

/** A picture file: its bytes as a stream, its size and its extension. */
type PictureFile = { body: Readable; bytes: number; extension: string };

/** Opens the widest file of an entry in a glove's pictures; undefined for another site's picture, or a missing one. */
export type DistributorPictures = { open: (address: string) => Promise<PictureFile | undefined> };

/** Whether a picture is ours: uploaded, or shipped with the site. */
export function isOwnPicture(address: string): boolean {
	return parsePictureAddress(address) !== undefined || SHIPPED.test(address);
}

export function openPictureSource(storage: PictureStorage): DistributorPictures {
	return {
		open: async (address) => {
			if (parsePictureAddress(address)) {
				const file = await storage.read(address.slice(address.lastIndexOf('/') + 1));
				return file && { ...file, extension: 'webp' };
			}
			const [, name, extension] = SHIPPED.exec(address) ?? [];
			if (name === undefined || extension === undefined) return undefined;
			const path = join(PUBLIC_FOLDER, 'pictures', name);
			const found = await stat(path).catch(() => undefined);
			return found && { body: createReadStream(path), bytes: found.size, extension };
		},
	};
}
