import sharp from 'sharp';

/** A still picture of noise and one colour, like one from a camera or a designer. */
export function aPicture({ width = 90, height = 60, colour = '#c08040' } = {}) {
	return sharp({
		create: {
			width,
			height,
			channels: 3,
			background: colour,
			noise: { type: 'gaussian', mean: 128, sigma: 20 },
		},
	});
}

export function aJpeg(size: { width?: number; height?: number; colour?: string } = {}): Promise<Buffer> {
	return aPicture(size).jpeg().toBuffer();
}

/** An animated picture with several frames. */
export async function aMovingPicture(format: 'gif' | 'webp'): Promise<Buffer> {
	const frames = await Promise.all(['red', 'blue'].map((colour) => aPicture({ colour }).png().toBuffer()));
	const joined = sharp(frames, { join: { animated: true } });
	return (format === 'gif' ? joined.gif() : joined.webp()).toBuffer();
}

type Part = { name: string; value: string | Buffer; fileName?: string };

export const BOUNDARY = '----emberhide-7MA4YWxkTrZu0gW';
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** A multipart form, encoded as browsers do. */
export function writeForm(parts: readonly Part[]): Buffer {
	return Buffer.concat([
		...parts.flatMap(({ name, value, fileName }) => [
			Buffer.from(
				`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${
					fileName === undefined ? '' : `; filename="${fileName}"\r\nContent-Type: application/octet-stream`
				}\r\n\r\n`,
			),
			Buffer.from(value),
			Buffer.from('\r\n'),
		]),
		Buffer.from(`--${BOUNDARY}--\r\n`),
	]);
}

/** An encoded upload form. */
export function writeUpload(
	file: Buffer | string,
	{ partNumber = 'xy300', index = '0', fileName = 'IMG_1234.jpg' } = {},
): Buffer {
	return writeForm([
		{ name: 'file', value: file, fileName },
		{ name: 'partNumber', value: partNumber },
		{ name: 'index', value: index },
	]);
}
