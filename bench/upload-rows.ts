import { upload } from '../faults/picture-upload.ts';
import { StaffCaller } from '../faults/site-callers.ts';
import { PICTURE_GROUND } from '../src/admin/pictures/picture.ts';
import { encodePicture, findAverageColour } from '../src/admin/pictures/picture-encoding.server.ts';
import { readPicture } from '../src/admin/pictures/picture-reading.server.ts';
import { aJpeg } from '../src/admin/pictures/test-picture.ts';
import { type Bench, type BenchRow, formatNumber } from './bench-row.ts';
import { makeFolder, startSite } from './child-process.ts';
import { LOAD_SETTINGS } from './request-load.ts';
import { median } from './statistics.ts';

const SIZES = [
	{ name: '0.5 megapixels', width: 900, height: 600 },
	{ name: '12 megapixels', width: 4000, height: 3000 },
] as const;

export const pictureUploads: Bench = {
	name: 'upload',
	about: 'a photo from its upload to its answer: decoded, written anew six times, stored',
	run: async ({ quick }) => {
		const site = await startSite(makeFolder(), [], LOAD_SETTINGS);
		try {
			const staff = new StaffCaller();
			await staff.signIn(site.address);
			// The first one loads the decoder.
			await upload(site.address, staff, await aJpeg());
			const rows: BenchRow[] = [];
			for (const { name, width, height } of SIZES) {
				const times: number[] = [];
				const bare: number[] = [];
				const before = await site.usage();
				const rounds = quick ? 2 : 8;
				let bytes = 0;
				for (let round = 0; round < rounds; round++) {
					const file = await aJpeg({ width, height });
					bytes = file.length;
					times.push(
						await timeOf(async () => {
							const { status, text } = await upload(site.address, staff, file);
							if (status !== 201) throw new Error(`An upload was answered ${status}: ${text}`);
						}),
					);
					bare.push(await timeOf(() => encodeAlone(file)));
				}
				const after = await site.usage();
				rows.push({
					what: `Upload of ${name} (${formatNumber(bytes / 1e6)} MB)`,
					measured: `p50 ${formatNumber(median(times))} ms, ${formatNumber((after.cpu - before.cpu) / rounds)} ms cpu, then ${formatNumber(after.rss / 1e6)} MB`,
					reference: `reading and encoding alone ${formatNumber(median(bare))} ms`,
					ratio: median(times) / median(bare),
				});
			}
			return rows;
		} finally {
			await site.stop();
		}
	},
};

async function encodeAlone(file: Buffer): Promise<void> {
	const pixels = await readPicture(file, PICTURE_GROUND.glove);
	const { width, height } = pixels;
	const colour = await findAverageColour(pixels);
	await encodePicture({ hash: '0'.repeat(32), width, height, colour }, pixels);
}

async function timeOf(work: () => Promise<void>): Promise<number> {
	const began = performance.now();
	await work();
	return performance.now() - began;
}
