/**
 * The styles and animations of a film. Text is large, because a phone shows it 360 pixels wide, at just over a quarter
 * of its size.
 */
export const filmStyles = `
* { margin: 0; box-sizing: border-box }
body { width: 1280px; height: 720px; overflow: hidden; position: relative; background: #7a1730; color: #fff; font-family: Jakarta }
.scene { position: absolute; inset: 0; overflow: hidden; isolation: isolate; animation: uncover 0.7s var(--at) cubic-bezier(0.5, 0, 0.2, 1) both }
.scene.first { animation: none }
.scene.light { color: #4e0e20 }
.scene > .cloth { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; filter: blur(1.5px) brightness(0.94) }
.clay { position: absolute; right: 0; top: 72px; width: 1056px; height: 594px; mask: linear-gradient(90deg, transparent, #000 12%), linear-gradient(transparent, #000 12%, #000 88%, transparent); mask-composite: intersect; transform-origin: 75% 55%; animation: nearer var(--for) var(--at) cubic-bezier(0.3, 0, 0.2, 1) both }
.disc { position: absolute; right: 64px; top: 90px; width: 540px; height: 540px; display: grid; place-items: center; border-radius: 50%; background: #fbf6ee; outline: 14px dotted #e5bd6c; outline-offset: 9px; animation: grow 0.8s calc(var(--at) + 0.15s) cubic-bezier(0.2, 1.2, 0.4, 1) both }
.cutout { position: absolute; right: 34px; top: 56px; width: 600px; animation: rise 0.8s calc(var(--at) + 0.35s) cubic-bezier(0.2, 0.8, 0.2, 1) both, float 1.9s calc(var(--at) + 0.35s) ease-out both }
.disc .icon { width: 270px; animation: rise 0.7s calc(var(--at) + 0.4s) cubic-bezier(0.2, 0.8, 0.2, 1) both }
.disc b { font: 700 150px/1 Bricolage; letter-spacing: -0.03em; animation: rise 0.7s calc(var(--at) + 0.4s) cubic-bezier(0.2, 0.8, 0.2, 1) both }
.disc b.small { font-size: 78px }
.phone { zoom: 1.12; position: absolute; right: 120px; top: 44px; padding: 13px; border-radius: 62px; background: #2b2327; box-shadow: 0 0 0 3px #6e6468, 0 40px 80px #0d1d2f99; animation: rise 0.9s calc(var(--at) + 0.25s) cubic-bezier(0.2, 0.8, 0.2, 1) both }
.first .phone { animation: none }
.phone:has(.app-consent) { top: auto; bottom: 36px }
.glass { border-radius: 50px; overflow: hidden }
.scene.cut { animation: cut 1ms var(--at) both }
.cut .phone { animation: slide 0.6s var(--at) cubic-bezier(0.2, 0.8, 0.2, 1) both }
.panel { position: absolute; right: 64px; top: 60px; width: 600px; height: 600px; display: grid; place-items: center; border-radius: 44px; background: #fbf6ee; box-shadow: 0 24px 60px #2e091366 }
.house { width: 600px; height: 600px; font: 600 23px Jakarta; fill: #4e0e20 }
.house .plan { fill: none; stroke: #b5445c; stroke-width: 3; stroke-dasharray: 3 11; stroke-linecap: round; stroke-linejoin: round }
.house .earth { stroke: #8a3b22; stroke-width: 10; stroke-linecap: round }
.house .joints { fill: none; stroke: #fbf6ee; stroke-width: 4 }
.house .figure { font-size: 29px; font-weight: 800 }
.house .frame { fill: #fbf6ee; stroke: #fbf6ee; stroke-width: 10 }
.house .pane { fill: #7fb0bd }
.house .door { fill: #7a1730 }
.house .knob { fill: #f0c979 }
.house .roof { fill: #7a1730; stroke: #7a1730; stroke-width: 10; stroke-linejoin: round }
.house .total { fill: #fbefd6; text-anchor: middle; font-size: 34px; font-weight: 800 }
.lands { animation: land 0.7s calc(var(--at) + 0.3s) cubic-bezier(0.3, 1.3, 0.5, 1) both }
.woven { width: 480px; animation: weave 3.4s calc(var(--at) + 0.4s) linear both }
.woven.whole { animation: none }
.woven svg { display: block; width: 100% }
.words p.sum { color: #f0c979; font: 700 60px/1.05 Bricolage; letter-spacing: -0.02em }
.press { position: relative }
.press::after { content: ""; position: absolute; left: 50%; top: 50%; width: 70px; height: 70px; margin: -35px; border-radius: 50%; background: #d9a13baa; animation: tap 0.9s calc(var(--at) + var(--for) - 1.3s) ease-out both }
.brand { position: absolute; left: 72px; top: 56px; display: flex; gap: 16px; align-items: center; font: 700 34px/1 Bricolage }
.brand img { width: 58px; border-radius: 13px; box-shadow: 0 0 0 2px #f0c979 }
.words { position: absolute; left: 72px; top: 130px; bottom: 96px; width: 570px; display: grid; align-content: center; gap: 26px }
h1 { font: 700 84px/1 Bricolage; letter-spacing: -0.025em; text-wrap: balance; animation: rise 0.7s calc(var(--at) + 0.35s) cubic-bezier(0.2, 0.8, 0.2, 1) both }
.words p { font: 550 42px/1.28 Jakarta; text-wrap: balance; animation: rise 0.7s calc(var(--at) + 0.55s) cubic-bezier(0.2, 0.8, 0.2, 1) both }
.scene:not(.light) .words p { color: #fbefd6 }
.first h1, .first .words p, .first .disc, .first .cutout { animation: none }
.cut h1 { animation-delay: var(--at) }
.scene.cut .words p { animation-delay: calc(var(--at) + 0.15s) }
.progress { position: absolute; left: 74px; bottom: 54px; display: flex; gap: 12px }
.progress i { width: 16px; height: 16px; border-radius: 50%; background: currentColor; opacity: 0.3 }
.progress .past { background: #d9a13b; opacity: 1 }
.wide > .cloth { opacity: 0.4 }
.wide .words { width: 1136px; bottom: auto; top: 168px }
.days { position: absolute; inset: 330px 72px auto; display: grid; grid-template-columns: repeat(3, 1fr); gap: 24px; padding: 0; list-style: none }
.days::before { content: ""; position: absolute; left: 0; right: 0; top: 32px; border-top: 5px dotted #f0c979 }
.days li { position: relative; display: grid; gap: 10px; padding-top: 96px; animation: rise 0.7s calc(var(--at) + 0.5s + var(--bead) * 0.7s) cubic-bezier(0.2, 0.8, 0.2, 1) both }
.days li::before { content: ""; position: absolute; left: 0; top: 0; width: 68px; height: 68px; border-radius: 50%; background: radial-gradient(circle at 35% 30%, #f6dfae, #d9a13b 60%) }
.days li:last-child::before { background: radial-gradient(circle at 35% 30%, #e58a9c, #b5445c 60%) }
.days span { color: #f0c979; font: 700 40px/1.1 Jakarta }
.days b { font: 700 44px/1.12 Bricolage }
.rings { position: absolute; inset: 0; fill: none; stroke-width: 22; stroke-linecap: round; opacity: 0.55 }
.ring { transform-origin: 640px 360px; animation: ring 1.4s calc(var(--at) + var(--bead) * 0.1s) cubic-bezier(0.2, 0.8, 0.2, 1) both }
.mark { position: absolute; left: 50%; top: 142px; width: 132px; margin-left: -66px; border-radius: 30px; box-shadow: 0 0 0 4px #f0c979; animation: rise 0.7s calc(var(--at) + 0.2s) cubic-bezier(0.2, 0.8, 0.2, 1) both }
.end .words { left: 140px; width: 1000px; top: 300px; bottom: auto; gap: 18px; text-align: center }
.end h1 { font-size: 92px }
.end .words p.who { color: #f0c979; font-size: 34px; font-weight: 700 }
.end .progress { display: none }
/* A narrator's captions have the uppermost 140 pixels: two lines, on a phone too. */
.narrated .brand { display: none }
.narrated .words { top: 150px }
.narrated .end .words { top: 300px }
.narrated .panel { top: 148px; width: 548px; height: 548px; border-radius: 40px }
.narrated .house { width: 548px; height: 548px }
.narrated .woven { width: 440px }
.narrated .phone { zoom: 0.95; top: 156px; right: 160px }
.narrated .phone:has(.app-consent) { zoom: 0.7; top: auto; bottom: 24px; right: 250px }
@keyframes cut { from { visibility: hidden } to { visibility: visible } }
@keyframes slide { from { transform: translateX(60px); opacity: 0 } to { transform: none; opacity: 1 } }
@keyframes land { from { transform: translateY(-90px); opacity: 0 } to { transform: none; opacity: 1 } }
@keyframes weave { from { clip-path: inset(0 0 100% 0) } to { clip-path: inset(0) } }
@keyframes tap { from { transform: scale(0.2); opacity: 0 } 40% { transform: scale(0.8); opacity: 1 } to { transform: scale(1.3); opacity: 0 } }
@keyframes uncover { from { clip-path: circle(0 at 74% 50%) } to { clip-path: circle(130% at 74% 50%) } }
@keyframes nearer { from { transform: none } to { transform: scale(1.05) } }
@keyframes grow { from { transform: scale(0.2) } to { transform: none } }
@keyframes rise { from { transform: translateY(44px); opacity: 0 } to { transform: none; opacity: 1 } }
@keyframes float { from { translate: 0 0; scale: 1 } to { translate: 0 -12px; scale: 1.03 } }
@keyframes ring { from { transform: scale(0.6) rotate(-24deg); opacity: 0 } to { transform: none; opacity: 1 } }`;
