/** A picture's frame: size in pixels, where the arc stands in it (from the upper left corner) and how large it is. */
export type HeroFrame = {
	width: number;
	height: number;
	arc: [x: number, y: number];
	/** Pixels to 10 cm at the arc. */
	scale: number;
	lean: number;
	/** Samples along one side of a pixel: 1 to try, 2 to keep. */
	samples: number;
	/** Lamps out of focus: place and radius in parts of the width and height, and a colour. */
	lamps: [x: number, y: number, radius: number, colour: string][];
	sparks: number;
	quality: number;
};

/** Runs in the browser's page: the scene by its shader, then lamps, sparks and glow on top. Answers a WebP as base64. */
export async function paintHero({ shader, frame }: { shader: string; frame: HeroFrame }): Promise<string> {
	const { width, height, scale } = frame;
	const [arcX, arcY] = frame.arc;

	function renderScene(): HTMLCanvasElement {
		const canvas = document.createElement('canvas');
		Object.assign(canvas, { width, height });
		const gl = canvas.getContext('webgl2', { preserveDrawingBuffer: true });
		if (!gl) throw new Error('this browser has no WebGL 2');
		const program = gl.createProgram();
		const vertex =
			'#version 300 es\nvoid main(){gl_Position=vec4(vec2(gl_VertexID&1,gl_VertexID>>1)*4.-1.,0,1);}';
		for (const [kind, source] of [
			[gl.VERTEX_SHADER, vertex],
			[gl.FRAGMENT_SHADER, shader],
		] as const) {
			const part = gl.createShader(kind) as WebGLShader;
			gl.shaderSource(part, source);
			gl.compileShader(part);
			if (!gl.getShaderParameter(part, gl.COMPILE_STATUS))
				throw new Error(gl.getShaderInfoLog(part) ?? 'shader');
			gl.attachShader(program, part);
		}
		gl.linkProgram(program);
		// biome-ignore lint/correctness/useHookAtTopLevel: WebGL's own name
		gl.useProgram(program);
		gl.uniform2f(gl.getUniformLocation(program, 'uArc'), arcX, height - arcY);
		gl.uniform1f(gl.getUniformLocation(program, 'uScale'), scale);
		gl.uniform1f(gl.getUniformLocation(program, 'uLean'), frame.lean);
		gl.uniform1i(gl.getUniformLocation(program, 'uSamples'), frame.samples);
		gl.enable(gl.SCISSOR_TEST);
		// In strips: a browser gives up on one long draw.
		const strip = 20;
		for (let y = 0; y < height; y += strip) {
			gl.scissor(0, y, width, strip);
			gl.drawArrays(gl.TRIANGLES, 0, 3);
			gl.finish();
		}
		return canvas;
	}

	let seed = 20260107;
	/** The same sparks every time (Park and Miller's generator). */
	function random(): number {
		seed = (seed * 48271) % 2147483647;
		return seed / 2147483647;
	}

	const canvas = document.createElement('canvas');
	Object.assign(canvas, { width, height });
	const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
	pen.drawImage(renderScene(), 0, 0);
	pen.globalCompositeOperation = 'screen';

	for (const [x, y, radius, colour] of frame.lamps) {
		const r = radius * width;
		const disc = pen.createRadialGradient(x * width, y * height, 0, x * width, y * height, r);
		disc.addColorStop(0, colour);
		disc.addColorStop(0.72, colour);
		disc.addColorStop(1, 'transparent');
		pen.fillStyle = disc;
		pen.globalAlpha = 0.5;
		pen.beginPath();
		pen.arc(x * width, y * height, r, 0, 7);
		pen.fill();
	}

	/** One spark: a bit of its throw, as long as the shutter stood open. Lengths are in units of 10 cm. */
	function drawSpark(pace: number, life: number, width: number, turn: number): void {
		const place = (t: number): [number, number] => [
			arcX + scale * Math.cos(turn) * pace * t,
			arcY - scale * (Math.sin(turn) * pace * t - 1.1 * t * t),
		];
		const shutter = 0.045 + 0.05 * random();
		const [headX, headY] = place(life);
		const [tailX, tailY] = place(Math.max(0.02, life - shutter));
		const line = pen.createLinearGradient(tailX, tailY, headX, headY);
		const cool = Math.min(1, life / 0.9);
		line.addColorStop(0, 'rgb(120 30 4 / 0%)');
		line.addColorStop(0.6, `rgb(255 ${170 - 70 * cool} ${70 - 50 * cool})`);
		line.addColorStop(1, cool < 0.35 ? '#fff3d6' : '#ffcf7a');
		pen.strokeStyle = line;
		pen.lineWidth = width;
		pen.globalAlpha = 1 - 0.55 * cool;
		pen.beginPath();
		pen.moveTo(tailX, tailY);
		const [midX, midY] = place(life - shutter / 2);
		pen.quadraticCurveTo(midX, midY, headX, headY);
		pen.stroke();
	}
	pen.lineCap = 'round';
	for (let i = 0; i < frame.sparks; i += 1) {
		const close = i % 3 === 0;
		const turn = Math.PI * (0.5 + (random() - 0.5) * 1.25 + (random() - 0.5) * 0.5);
		const pace = (close ? 1.2 : 2.2) + random() * 2.6;
		const life = close ? 0.06 + random() * 0.25 : 0.15 + random() ** 1.4 * 1.25;
		drawSpark(pace, life, (scale / 300) * (0.9 + 1.5 * random() ** 3), turn);
	}
	pen.globalAlpha = 1;

	// Glow: what is brightest, blurred and laid over.
	const bright = document.createElement('canvas');
	Object.assign(bright, { width, height });
	const glow = bright.getContext('2d') as CanvasRenderingContext2D;
	glow.filter = `brightness(0.85) contrast(2.4) blur(${scale / 26}px)`;
	glow.drawImage(canvas, 0, 0);
	pen.globalAlpha = 0.4;
	pen.drawImage(bright, 0, 0);
	const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', frame.quality));
	if (!blob) throw new Error('no picture');
	const bytes = new Uint8Array(await blob.arrayBuffer());
	let text = '';
	for (const byte of bytes) text += String.fromCharCode(byte);
	return btoa(text);
}
