import type { MatrixCode } from './printed-label.ts';

/** Medium error correction, for torn or smeared codes. */
const QR_OPTIONS = 'eclevel=M';

/** The QR code of a short text. The library is loaded on first use: most processes never draw one. */
export async function drawMatrixCode(text: string): Promise<MatrixCode> {
	const { default: barcodes } = await import('bwip-js/generic');
	const [symbol] = barcodes.raw('qrcode', text, QR_OPTIONS);
	if (!symbol || !('pixs' in symbol)) throw new Error(`No code could be drawn for “${text}”.`);
	const { pixs, pixx, pixy } = symbol;
	return Array.from({ length: pixy }, (_, y) =>
		pixs.slice(y * pixx, (y + 1) * pixx).map((module) => module === 1),
	);
}
