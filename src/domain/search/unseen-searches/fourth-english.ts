/** Written without looking at the words that search knows, by what buyers, shops and safety officers type. */
export const FOURTH_ENGLISH = `
kidskin tig gloves: 280
left handed stick welding glove: 308
waterproof winter work gloves: DRY
moosehide mitts: 206
women's mig gloves: 307
grey goatskin drivers: 073-2-grey
cut level a4 gloves: CUT
gloves with knuckle protection: IMPACT
radiant heat glove: 304
elk welding gloves brown: 301-brown
sherpa lined gloves: FLEECE
gloves for angle grinding: GRIND
orange hi vis gloves: VISIBLE
denim cuff gloves: 151
elbow length welding gauntlet: 283 304 305
bison leather: 081
gloves for jackhammer: 161
nitrile dipped winter knit: 207
welding school kit gloves: SCHOOL
gloves for plasma table: 285 CUT
cutting torch gloves: TORCH
air arc gouging: GOUGE
gloves for stainless tig: TIG
pressure pipe welder: TIG MIG STICK
6010 root pass: STICK 310 320
7018 overhead: HOT SPLASH MIG STICK
sheet metal handling: CUT 150 151 152 155
barbed wire: FENCE
brush clearing gloves: DRIVER FITTER 164
carpentry gloves: DRIVER FITTER 160 166
forklift driver gloves: DRIVER
hooking up trailers: DRIVER FITTER 081
glove that lets me feel the filler rod: FINE TIG
holding a mig gun all day: MIG
frostbite on the job site: WINTER
cold and wet hands: DRY 207 WINTER
mini excavator operator: DRIVER
high amp stick 5/32 rod: 304 305 306 308 300 311
rebar tying gloves: CUT IMPACT 150 152 081 164 160 076 200
spatter resistant: SPLASH MIG
cheap pigskin: 312 278 286
xs tig gloves: SMALL
3xl driver: HUGE
black welding gloves: 300-black 276-3-black
unlined mig: 310 312 320 321
gloves that don't shrink when wet: DEER 278 312 301 301-brown DRY
heavy equipment mechanic: MECHANIC
deburring gloves: GRIND CUT
e71t-1 flux core wire: FLUX
er70s-6 wire: MIG
er308l tig rod: TIG
aluminum tig welding 200 amps: TIG
exhaust manifold hot parts: HOT TORCH
farrier gloves: DRIVER 310 300 301 DEER
tree planting: DRIVER FITTER 160 166 164
stacking firewood: DRIVER FITTER
snowplow operator: WINTER
night shift road crew: VISIBLE
pipe fitter: FITTER
double layer palm: 152 306
`;
