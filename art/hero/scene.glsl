#version 300 es
// A gloved fist with a stick electrode over a V-groove joint, lit by its own arc. One unit is 10 cm; the arc is
// at the origin, x to the right, y up, z to the viewer. Leaves linear light times exposure, tone-mapped.
precision highp float;
uniform vec2 uArc; // where the arc stands in the picture, pixels from its lower left corner
uniform float uScale; // pixels to a unit at the arc
uniform float uLean; // how far the viewer stands above the table
uniform int uSamples; // along one side of a pixel
out vec4 colour;

const vec3 HANDLE = normalize(vec3(-0.17, 1.0, 0.05));
const vec3 ARM = normalize(vec3(1.0, 0.17, -0.12));
const float GRIP = 1.62;

float hash(vec3 p) {
	p = fract(p * 0.3183099 + vec3(0.71, 0.113, 0.419));
	p *= 17.0;
	return fract(p.x * p.y * p.z * (p.x + p.y + p.z));
}
float noise(vec3 x) {
	vec3 i = floor(x), f = fract(x);
	f = f * f * (3.0 - 2.0 * f);
	return mix(
		mix(mix(hash(i), hash(i + vec3(1, 0, 0)), f.x), mix(hash(i + vec3(0, 1, 0)), hash(i + vec3(1, 1, 0)), f.x), f.y),
		mix(mix(hash(i + vec3(0, 0, 1)), hash(i + vec3(1, 0, 1)), f.x), mix(hash(i + vec3(0, 1, 1)), hash(i + vec3(1, 1, 1)), f.x), f.y),
		f.z);
}
float fbm(vec3 p) {
	float sum = 0.0, part = 0.5;
	for (int i = 0; i < 5; i++) {
		sum += part * noise(p);
		p = p * 2.03 + 3.1;
		part *= 0.5;
	}
	return sum;
}
float smin(float a, float b, float k) {
	float h = max(k - abs(a - b), 0.0) / k;
	return min(a, b) - h * h * k * 0.25;
}
float rod(vec3 p, vec3 a, vec3 b, float ra, float rb) {
	vec3 pa = p - a, ba = b - a;
	float h = clamp(dot(pa, ba) / dot(ba, ba), 0.0, 1.0);
	return length(pa - ba * h) - mix(ra, rb, h);
}
vec3 toHand(vec3 p) {
	vec3 side = normalize(ARM - HANDLE * dot(ARM, HANDLE));
	p -= HANDLE * GRIP;
	return vec3(dot(p, side), dot(p, HANDLE), dot(p, cross(side, HANDLE)));
}

float hand(vec3 q) {
	float fingers = 1e3, back = 1e3;
	for (int i = 0; i < 4; i++) {
		float f = float(i) - 1.5;
		float s = f * 0.235;
		float r = i == 3 ? 0.108 : 0.126 - 0.004 * abs(f);
		float reach = i == 3 ? 0.86 : 1.0;
		vec3 knuckle = vec3(0.42 - 0.05 * abs(f), s * 1.04, 0.21);
		vec3 first = vec3(0.03, s, 0.345 * reach);
		vec3 second = vec3(-0.275 * reach, s * 0.97 - 0.01, 0.10);
		vec3 tip = vec3(-0.17, s * 0.95 - 0.02, -0.14);
		float finger = smin(rod(q, knuckle, first, r * 1.1, r), rod(q, first, second, r, r * 0.96), 0.04);
		finger = smin(finger, rod(q, second, tip, r * 0.96, r * 0.9), 0.04);
		fingers = smin(fingers, finger, 0.022);
		back = smin(back, rod(q, knuckle, vec3(1.05, s * 0.42, -0.02), r * 1.08, 0.2), 0.13);
	}
	float thumb = smin(
		rod(q, vec3(0.72, -0.24, 0.06), vec3(0.36, -0.5, 0.2), 0.19, 0.145),
		rod(q, vec3(0.36, -0.5, 0.2), vec3(0.04, -0.53, 0.27), 0.14, 0.118), 0.06);
	thumb = smin(thumb, rod(q, vec3(0.04, -0.53, 0.27), vec3(-0.13, -0.5, 0.22), 0.118, 0.1), 0.05);
	float palm = rod(q, vec3(0.34, -0.3, -0.1), vec3(0.4, 0.32, -0.1), 0.2, 0.18);
	float all = smin(smin(fingers, back, 0.05), palm, 0.1);
	return smin(all, thumb, 0.035);
}
// The gauntlet's cuff widens from the wrist and is open at its end; x runs along it from the wrist.
vec3 toCuff(vec3 q) {
	q -= vec3(0.84, 0.0, -0.02);
	float c = cos(0.2), s = sin(0.2);
	return vec3(c * q.x + s * q.y, -s * q.x + c * q.y, q.z);
}
float cuff(vec3 c) {
	float fold = 0.012 * sin(c.x * 9.0 + 2.0 * atan(c.y, c.z)) * smoothstep(0.0, 0.4, c.x);
	float radius = 0.325 + 0.2 * smoothstep(-0.1, 0.8, c.x) + fold;
	float wall = abs(length(c.yz * vec2(0.92, 1.05)) - radius) - 0.03;
	return max(wall * 0.85, max(-0.13 - c.x, c.x - 0.78)) - 0.012;
}

vec2 nearest(vec2 a, vec2 b) {
	return a.x < b.x ? a : b;
}
// Distance and stuff: 1 leather, 2 handle, 3 brass, 4 electrode, 5 sleeve, 6 cuff.
vec2 map(vec3 p) {
	vec3 q = toHand(p);
	vec2 d = vec2(rod(p, vec3(0), HANDLE * 0.98, 0.03, 0.034), 4.0);
	float jaw = rod(p, HANDLE * 0.9, HANDLE * 1.12, 0.085, 0.12);
	d = nearest(d, vec2(max(jaw, -(abs(dot(p, vec3(0.3, 0, 1))) - 0.012)), 3.0));
	float grip = rod(p, HANDLE * 1.06, HANDLE * 2.36, 0.14, 0.13);
	grip += 0.008 * smoothstep(0.2, 0.9, sin(dot(p, HANDLE) * 46.0));
	d = nearest(d, vec2(grip * 0.8, 2.0));
	vec3 end = HANDLE * 2.3;
	vec3 bend = end + vec3(-0.1, 0.62, -0.35), over = bend + vec3(0.35, 0.8, -0.9);
	float cable = smin(rod(p, end, bend, 0.085, 0.08), rod(p, bend, over, 0.08, 0.08), 0.1);
	d = nearest(d, vec2(min(cable, rod(p, over, over + vec3(3.0, 1.6, -1.6), 0.08, 0.08)), 2.0));
	float near = length(q - vec3(0.25, 0, 0.05)) - 1.25;
	d = nearest(d, near > 0.2 ? vec2(near, 1.0) : vec2(hand(q), 1.0));
	vec3 c = toCuff(q);
	d = nearest(d, vec2(cuff(c), 6.0));
	d = nearest(d, vec2(rod(c, vec3(0.2, 0, 0), vec3(4, 0, 0), 0.27, 0.5), 5.0));
	return d;
}
vec3 slope(vec3 p) {
	vec2 e = vec2(0.0012, -0.0012);
	return normalize(e.xyy * map(p + e.xyy).x + e.yyx * map(p + e.yyx).x + e.yxy * map(p + e.yxy).x + e.xxx * map(p + e.xxx).x);
}
float leather(vec3 p) {
	return 0.8 * fbm(p * 6.0) + 0.13 * fbm(p * 38.0) + 0.5 * abs(fbm(p * vec3(14, 5, 6)) - 0.5);
}

const vec3 FLAME = vec3(0.0, 0.09, 0.1);
float shade(vec3 p, vec3 to, float far) {
	float clear = 1.0, t = 0.03;
	for (int i = 0; i < 36; i++) {
		vec3 at = p + to * t;
		// The electrode and its own light: what is close to the arc casts nothing.
		if (t > far - 0.5) break;
		float h = map(at).x;
		clear = min(clear, 9.0 * h / t);
		t += clamp(h, 0.015, 0.18);
		if (clear < 0.01) break;
	}
	return clamp(clear, 0.0, 1.0);
}
float hidden(vec3 p, vec3 n) {
	float sum = 0.0;
	for (int i = 1; i <= 4; i++) {
		float h = 0.045 * float(i);
		sum += (h - map(p + n * h).x) / float(i);
	}
	return clamp(1.0 - 4.5 * sum, 0.0, 1.0);
}

vec3 solid(vec3 p, vec3 ray, float stuff) {
	vec3 n = slope(p);
	vec3 q = toHand(p), c = toCuff(q);
	vec3 base = vec3(0.66, 0.40, 0.13);
	float rough = 14.0, gloss = 0.10;
	if (stuff == 1.0 || stuff == 6.0) {
		float e = 0.003;
		float h = leather(q);
		vec3 g = vec3(leather(q + vec3(e, 0, 0)), leather(q + vec3(0, e, 0)), leather(q + vec3(0, 0, e))) - h;
		n = normalize(n - (stuff == 6.0 ? 0.03 : 0.045) * g / e);
		base *= 0.55 + 0.9 * fbm(q * 4.0 + 7.0);
		if (stuff == 6.0) {
			base *= vec3(0.8, 0.72, 0.66);
			// Two rows of stitches at the wrist and along the cuff, a dark welt between, a dark binding at the end.
			float turn = atan(c.y, c.z) * 7.0;
			float row = min(min(abs(c.x + 0.02), abs(c.x + 0.075)), abs(c.x - 0.64));
			float stitch = smoothstep(0.011, 0.006, row) * smoothstep(-0.3, 0.0, sin(turn * 5.0));
			base = mix(base, vec3(0.95, 0.62, 0.16), stitch);
			base = mix(base, vec3(0.03, 0.017, 0.012), smoothstep(0.685, 0.695, c.x) + smoothstep(-0.112, -0.12, c.x));
		} else {
			// A seam round the thumb, one over the knuckles, and one down the back of each finger.
			float across = abs(q.x - 0.66 - 0.05 * cos(q.y * 5.0));
			float over = step(0.0, q.z);
			float finger = abs(fract(q.y / 0.235) - 0.5) * 0.235;
			float down = abs(finger - 0.1) + (q.x > 0.6 || q.y < -0.42 ? 1.0 : 0.0);
			float thumb = abs(length((q - vec3(0.5, -0.56, 0.14)).xy * vec2(0.8, 1.0)) - 0.33) + step(q.x, 0.22);
			float seam = min(min(across, abs(across - 0.045)), thumb);
			float run = q.y + q.x * 0.6;
			float stitch = smoothstep(0.010, 0.005, seam) * smoothstep(-0.35, 0.0, sin(run * 150.0)) * over;
			base *= 1.0 - 0.55 * over * smoothstep(0.03, 0.0, min(abs(across - 0.022), thumb));
			base = mix(base, vec3(1.0, 0.8, 0.36), stitch);
			float side = smoothstep(0.007, 0.003, down) * smoothstep(-0.35, 0.0, sin(q.x * 150.0));
			base = mix(base, vec3(0.95, 0.7, 0.3), side * 0.8 * over);
		}
	} else if (stuff == 2.0) {
		base = vec3(0.018);
		gloss = 0.22;
		rough = 30.0;
	} else if (stuff == 3.0) {
		base = vec3(0.5, 0.27, 0.08);
		gloss = 1.5;
		rough = 40.0;
	} else if (stuff == 4.0) {
		float along = dot(p, HANDLE);
		base = vec3(0.32, 0.27, 0.23) * (0.7 + 0.5 * noise(p * 40.0));
		gloss = 0.1;
	} else {
		base = vec3(0.012, 0.014, 0.02) * (0.8 + 0.5 * sin(c.x * 160.0 + c.y * 160.0));
		gloss = 0.02;
	}
	vec3 way = FLAME - p;
	float far = length(way);
	way /= far;
	float open = shade(p + n * 0.01, way, far);
	float facing = max(dot(n, way), 0.0);
	float kept = hidden(p, n);
	vec3 half_ = normalize(way - ray);
	vec3 arc = vec3(1.0, 0.74, 0.46) * 12.0 / (far * far + 0.06);
	vec3 light = base * arc * open * (0.92 * facing + 0.08 * max(0.0, dot(n, way) + 0.35) * 0.7);
	light += gloss * arc * open * pow(max(dot(n, half_), 0.0), rough) * (facing > 0.0 ? 1.0 : 0.0);
	// The lit plate throws its glow upward; a lamp far behind and a cool window draw the edges.
	light += base * vec3(1.0, 0.62, 0.36) * 0.7 * kept * (0.5 - 0.5 * n.y) / (1.0 + p.y * p.y * 0.6);
	float rim = pow(1.0 - max(dot(n, -ray), 0.0), 3.0);
	light += kept * rim * (vec3(1.0, 0.5, 0.16) * 0.5 * max(0.0, n.y * 0.7 + n.x * 0.4) + vec3(0.1, 0.16, 0.3) * 0.5 * max(0.0, -n.x));
	light += base * kept * (0.05 + 0.2 * max(0.0, dot(n, normalize(vec3(0.5, 0.9, 0.25)))) * vec3(1.0, 0.62, 0.3));
	if (stuff == 4.0) {
		float along = dot(p, HANDLE);
		light += vec3(1.0, 0.42, 0.12) * 5.0 * exp(-along * 5.0) + vec3(1.0, 0.9, 0.7) * 9.0 * exp(-along * 24.0);
	}
	return light;
}

// Two steel plates with a V-groove between; from the arc toward the viewer the groove is filled and cooling.
vec3 table(vec3 p, vec3 ray) {
	vec2 along = normalize(vec2(-0.64, 1.0));
	float t = dot(p.xz, along), s = dot(p.xz, vec2(along.y, -along.x));
	vec3 n = vec3(0, 1, 0);
	float brushed = noise(vec3(s * 3.0, t * 90.0, 1.0)) + 0.5 * noise(vec3(s * 9.0, t * 240.0, 4.0));
	n.x += 0.05 * (fbm(vec3(p.xz * 3.0, 2.0)) - 0.5);
	n += 0.10 * (brushed - 0.75) * vec3(along.x, 0, along.y);
	vec3 base = vec3(0.2, 0.18, 0.165) * (0.35 + 0.9 * fbm(vec3(p.xz * 1.7, 9.0)));
	float bead = 0.0;
	if (t > 0.0) {
		float ripple = t * 26.0 + 16.0 * s * s * 8.0;
		float width = 0.105 + 0.008 * sin(t * 31.0);
		bead = smoothstep(width, width - 0.02, abs(s));
		n = mix(n, normalize(vec3(along.y * s * 9.0, 1.0, -along.x * s * 9.0) + 0.6 * sin(ripple) * vec3(along.x, 0, along.y)), bead);
		base = mix(base, vec3(0.2, 0.17, 0.15), bead);
	} else {
		float wall = smoothstep(0.12, 0.1, abs(s));
		n = mix(n, normalize(vec3(-along.y * sign(s), 0.9, along.x * sign(s))), wall);
		base *= 1.0 - 0.75 * wall;
	}
	n = normalize(n);
	vec3 way = FLAME - p;
	float far = length(way);
	way /= far;
	vec3 arc = vec3(1.0, 0.74, 0.46) * 6.0 / (far * far + 0.09);
	float open = far > 0.5 ? shade(p + vec3(0, 0.01, 0), way, far) : 1.0;
	vec3 half_ = normalize(way - ray);
	vec3 light = base * arc * open * (max(dot(n, way), 0.0) + 0.1);
	light += 0.5 * arc * open * pow(max(dot(n, half_), 0.0), 36.0);
	light += 0.55 * vec3(1.0, 0.66, 0.36) * pow(max(dot(n, half_), 0.0), 10.0) / (0.7 + far * far * 0.5);
	// Scale and heat tint beside the groove, then the bead's own glow.
	light *= mix(vec3(1), vec3(0.75, 0.55, 0.6), smoothstep(0.4, 0.12, abs(s)) * 0.6);
	if (t > -0.1) {
		float glow = smoothstep(0.16, 0.02, abs(s));
		light += glow * (vec3(1.0, 0.3, 0.05) * 2.6 * exp(-max(t, 0.0) * 2.1) + vec3(1.0, 0.75, 0.4) * 8.0 * exp(-max(t, 0.0) * 9.0)) * (0.75 + 0.25 * sin(t * 26.0));
	}
	return light;
}

vec3 look(vec2 at) {
	vec2 uv = (at - uArc) / uScale;
	vec3 back = normalize(vec3(-0.12, uLean, 1.0));
	vec3 right = normalize(cross(vec3(0, 1, 0), back)), up = cross(back, right);
	vec3 eye = back * 8.0;
	vec3 ray = normalize(-back * 8.0 + right * uv.x + up * uv.y);
	float t = 4.0, limit = 16.0;
	float floor_ = ray.y < 0.0 ? -eye.y / ray.y : 1e3;
	limit = min(limit, floor_);
	vec3 light = vec3(-1);
	for (int i = 0; i < 110; i++) {
		vec2 d = map(eye + ray * t);
		if (d.x < 0.0008 * t) {
			light = solid(eye + ray * t, ray, d.y);
			break;
		}
		t += d.x * 0.85;
		if (t > limit) break;
	}
	float r = length(uv * vec2(1.0, 1.15));
	if (light.x < 0.0) {
		t = min(limit, 40.0);
		// A wall far off, only guessed at: racks and a curtain in the arc's light.
		float racks = smoothstep(0.46, 0.6, noise(vec3(uv.x * 1.6, uv.y * 0.35, 3.0)));
		light = vec3(0.03, 0.02, 0.014) * (0.35 + racks) / (0.5 + 0.35 * r * r);
		if (floor_ < 30.0) {
			vec3 p = eye + ray * floor_;
			float fade = exp(-max(0.0, -p.z - 0.6) * 0.42);
			light = mix(light, table(p, ray), fade);
		}
	}
	// Smoke rises from the arc and drifts to the left.
	vec2 w = uv + 0.35 * vec2(fbm(vec3(uv * 1.3, 1.0)), fbm(vec3(uv * 1.3, 5.0)));
	float plume = exp(-pow((w.x + 0.16 * w.y + 0.1) / (0.5 + 0.42 * max(w.y, 0.0)), 2.0)) * smoothstep(-0.25, 0.35, w.y);
	float smoke = plume * (0.25 + 1.1 * smoothstep(0.3, 0.75, fbm(vec3(w * 1.9, 8.0))));
	light += vec3(1.0, 0.62, 0.33) * smoke * 0.17 / (0.35 + 0.32 * r * r) * (t < 9.0 ? 0.45 : 1.0);
	// Air round the arc, the arc itself, and the lens's streak.
	light += vec3(1.0, 0.56, 0.24) * 0.16 / (0.12 + r * r * 1.2);
	light += vec3(1.0, 0.9, 0.76) * 0.05 / (0.0012 + r * r * r * 6.0) * smoothstep(1.6, 0.0, r);
	light += vec3(1.0, 0.6, 0.28) * 0.5 * exp(-abs(uv.y) * 46.0) / (0.25 + uv.x * uv.x * 1.1);
	return light;
}

void main() {
	vec3 sum = vec3(0);
	for (int y = 0; y < uSamples; y++)
		for (int x = 0; x < uSamples; x++) {
			vec2 at = gl_FragCoord.xy - 0.5 + (vec2(x, y) + 0.5) / float(uSamples);
			vec3 c = look(at) * 0.62;
			// Film curve (Narkowicz's fit of ACES), per sample so that bright edges stay smooth.
			c = clamp((c * (2.51 * c + 0.03)) / (c * (2.43 * c + 0.59) + 0.14), 0.0, 1.0);
			sum += pow(c, vec3(1.0 / 2.2));
		}
	colour = vec4(sum / float(uSamples * uSamples), 1);
}
