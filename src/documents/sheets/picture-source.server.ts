import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { PictureStorage } from '../../platform/storage/picture-storage.server.ts';
import { parsePictureAddress } from '../../platform/storage/uploaded-picture.ts';

/** Files that are shipped with the site. */
const PUBLIC_FOLDER = join(import.meta.dirname, '../../../public');
/** Drawn stand-ins, and the pictures that the project makes of each glove. */
const SHIPPED = /^\/pictures\/((?:drawn|gloves\/[a-z0-9-]+)\/[a-z0-9-]+\.(svg|webp|png|jpg))$/;

/** A picture's file: its bytes as a stream, how many there are, and how its name ends. */
type PictureFile = { body: Readable; bytes: number; extension: string };

/** Reads the widest file of an entry among a glove's pictures; undefined for one of another site, or one that is gone. */
export type DistributorPictures = { open: (address: string) => Promise<PictureFile | undefined> };

/** Whether a picture is ours to hand out: uploaded, or shipped with the site. */
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
