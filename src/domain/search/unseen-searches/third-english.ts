/** Written like the fourth French ones. */
export const THIRD_ENGLISH = `
plumber sweating copper pipe: TORCH 278 285 286 312
glazier broken panes: 075 078 162 163 164
roofer bending flashing: 162 163 164 075 078
rancher stringing barbed wire: FENCE 164 163 075
tire shop lug nuts: 161 165 079 160 073-2 073-2-grey 074
trucker throwing chains in the snow: 201 204 200 203 074 079
deckhand wet mooring ropes: 156 206 081 207 200
blacksmith red hot bar: HOT TORCH
roughneck drill pipe: IMPACT
flagger stop sign at night: VISIBLE 208
boilermaker tube walls: 283 205 278 276-3 276-3-black 320 282 281
muffler guy exhaust pipes: 278 TIG 302 310 312 320 300
garbage man recycling bins: 207 156 162 163 164 075 078 074 150
mason cinder blocks: 074 150 151 081 073-2 073-2-grey 155 161
tower crew winch cable: 081 164 206 074
warehouse picker pallets: DRIVER FITTER 207
jewelry student tiny welds: FINE 278
foundry guy shaking out castings: 304 305 306 161 163 300 301
ATV and snowmobile trail work: 206 200 204
freezing rain and slush: 200 207 156
minus 40 night shift: WINTER 311
sweaty hands in a hot shop: 278 286 312 154 162 078
arc air gouging: GOUGE
self shielded flux core: FLUX 202 309 305
plazma cutter: 321 285 302 305 307 309 310 279
walking the cup on stainless: TIG
wire wheel and flap disc: GRIND
jackhammer buzzing hands: 161
7018 rods all day: STICK
something thin so I can feel the filler: TIG
my left glove always burns out first: 282 308
sparks go down my sleeve when I weld overhead: 283 300 300-black 301 301-brown 304 305 306 310 311
my wife can't find gloves small enough: WOMEN SMALL
XXXL: HUGE
mittens with a trigger finger: 206
buckskin: DEER
moose hide: 206 311
buffalo leather gloves: 081
kevlar lined: 075 279 321 162 163
wool linning: WOOL
ANSI A6: 163
cut level 5: 075 164 321 163
ansi 138 level 2: 079 155
EN511 waterproof: 200 207
CHEAP GLOVES BY THE CASE: CHEAP SCHOOL
loaner pair for shop visitors: 303 286 312 150
velcro wrist: 161 165 078 079
one pair for tig and mig: 320 276-3 276-3-black 310 302 285 205
greasy tranny parts: OILY MECHANIC
stacking firewood: 074 081 073-2 150 201 206 200
`;
